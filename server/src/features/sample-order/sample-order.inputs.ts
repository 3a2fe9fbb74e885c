import type { SampleAction, SampleSupplier } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { BRIEF_TEXTS } from './sample-brief.policy.js';
import { ActionName, SupplierName } from './sample-order.type.js';

const ORDER = "An order for respondents of one of the caller's surveys.";

@InputType('SampleConditionsInput', { description: 'Who is wanted. A list that is absent, null or empty: whoever.' })
class SampleConditionsInput {
  @Field(() => [Int], { nullable: true, description: BRIEF_TEXTS.gender })
  gender?: number[] | null;

  @Field(() => [Int], { nullable: true, description: BRIEF_TEXTS.age })
  age?: number[] | null;

  @Field(() => [Int], { nullable: true, description: BRIEF_TEXTS.education })
  education?: number[] | null;

  @Field(() => [Int], { nullable: true, description: BRIEF_TEXTS.profession })
  profession?: number[] | null;

  @Field(() => [String], { nullable: true, description: BRIEF_TEXTS.regions })
  regions?: string[] | null;
}

@InputType('SampleBriefInput', { description: 'What is ordered.' })
export class SampleBriefInput {
  @Field(() => SupplierName, { nullable: true, description: BRIEF_TEXTS.supplier })
  supplier?: SampleSupplier | null;

  @Field(() => Int, { description: BRIEF_TEXTS.target })
  target: number;

  @Field(() => SampleConditionsInput, { nullable: true, description: BRIEF_TEXTS.conditions })
  conditions?: SampleConditionsInput | null;

  @Field(() => Int, { nullable: true, description: BRIEF_TEXTS.minutes })
  minutes?: number | null;

  @Field(() => Int, { nullable: true, description: BRIEF_TEXTS.incidence })
  incidence?: number | null;

  @Field(() => GraphQLISODateTime, { description: BRIEF_TEXTS.deadline })
  deadline: Date;

  @Field(() => Int, { nullable: true, description: BRIEF_TEXTS.minSeconds })
  minSeconds?: number | null;

  @Field(() => String, { description: BRIEF_TEXTS.contactName })
  contactName: string;

  @Field(() => String, { nullable: true, description: BRIEF_TEXTS.contactMobile })
  contactMobile?: string | null;

  @Field(() => String, { nullable: true, description: BRIEF_TEXTS.remark })
  remark?: string | null;
}

@InputType('CreateSampleOrderInput', { description: 'An order for respondents that is to be drafted.' })
export class CreateSampleOrderInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => SampleBriefInput, { description: 'What is ordered.' })
  brief: SampleBriefInput;
}

@InputType('UpdateSampleOrderInput', { description: 'What is to be ordered instead.' })
export class UpdateSampleOrderInput {
  @Field(() => ID, { description: ORDER })
  orderId: string;

  @Field(() => SampleBriefInput, { description: 'All of it; what is left out is as in a new order.' })
  brief: SampleBriefInput;
}

@InputType('MoveSampleOrderInput', { description: 'What is to be done with an order for respondents.' })
export class MoveSampleOrderInput {
  @Field(() => ID, { description: ORDER })
  orderId: string;

  @Field(() => ActionName, { description: 'What is done.' })
  action: SampleAction;
}
