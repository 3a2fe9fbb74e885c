import { Field, ID, InputType, Int } from 'type-graphql';
import { NEW_CODE_TEXTS } from './new-codes.policy.js';

const SURVEY = "One of the caller's surveys.";

@InputType('CreateInvitationCodesInput', { description: 'Invitation codes that are to be made, all or none.' })
export class CreateInvitationCodesInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: NEW_CODE_TEXTS.amount })
  amount?: number | null;

  @Field(() => [String], { nullable: true, description: NEW_CODE_TEXTS.codes })
  codes?: string[] | null;

  @Field(() => Int, { nullable: true, description: NEW_CODE_TEXTS.maxUses })
  maxUses?: number | null;
}

@InputType('VoidInvitationCodesInput', { description: 'Invitation codes that are to take no responses any more.' })
export class VoidInvitationCodesInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => [String], { nullable: true, description: NEW_CODE_TEXTS.voided })
  codes?: string[] | null;
}

@InputType('DeleteInvitationCodesInput', { description: 'Unused invitation codes that are to be deleted.' })
export class DeleteInvitationCodesInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => [String], { nullable: true, description: NEW_CODE_TEXTS.deleted })
  codes?: string[] | null;
}
