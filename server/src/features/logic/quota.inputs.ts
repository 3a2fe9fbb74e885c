import { Field, ID, InputType, Int } from 'type-graphql';
import { LogicConditionInput } from './logic.inputs.js';
import { QuotaEffectName, QuotaKindName } from './quota.type.js';

@InputType('QuotaCellInput', { description: 'A combination of options with a limit.' })
export class QuotaCellInput {
  @Field(() => [Int], { description: 'One option per question, in the order of `nodeIds`.' })
  optionIds: number[];

  @Field(() => Int, { description: 'Most responses, 0 to 99,999,999; 0 closes the cell.' })
  limit: number;
}

@InputType('SaveQuotaInput', { description: 'A whole quota: with its `localId` in place of the saved one, without a new one.' })
export class SaveQuotaInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: 'A quota of that survey. Absent: a new one, at the end.' })
  localId?: number | null;

  @Field(() => QuotaKindName, { description: 'How it counts.' })
  kind: QuotaKindName;

  @Field({ description: '1 to 24 characters, unique among the quotas.' })
  name: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is in force. Default true.' })
  enabled?: boolean | null;

  @Field(() => QuotaEffectName, { nullable: true, description: 'What it does when it is full. Default END.' })
  onFull?: QuotaEffectName | null;

  @Field(() => [Int], { nullable: true, description: 'TABLE: one to three questions that take one choice.' })
  nodeIds?: number[] | null;

  @Field(() => [QuotaCellInput], { nullable: true, description: 'TABLE: combinations with a limit, at most 500.' })
  cells?: QuotaCellInput[] | null;

  @Field(() => [LogicConditionInput], { nullable: true, description: 'CUSTOM: which responses count; on any question.' })
  conditions?: LogicConditionInput[] | null;

  @Field(() => Int, { nullable: true, description: 'CUSTOM: most responses, 0 to 99,999,999; 0 closes it.' })
  limit?: number | null;
}

@InputType('RemoveQuotaInput', { description: 'Names a quota.' })
export class RemoveQuotaInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { description: 'A quota of that survey.' })
  quotaId: number;
}
