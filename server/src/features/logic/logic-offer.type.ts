import type { Comparison, LogicKind } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { LogicAlgorithmName, LogicKindName, LogicOperandName, LogicPartName } from './logic-enums.type.js';

@ObjectType('LogicComparison', { description: 'An algorithm on offer, and what it needs.' })
export class LogicComparisonType {
  @Field(() => LogicAlgorithmName, { description: 'What a condition may ask.' })
  algorithm: number;

  @Field(() => LogicOperandName, { nullable: true, description: 'What it has to name; null: nothing further.' })
  operand: Comparison['operand'];
}

@ObjectType('LogicChoice', { description: 'An option or a row that a condition may name.' })
export class LogicChoiceType {
  @Field(() => Int, { name: 'localId', description: 'Its number within the survey; of a carried option, that of its source.' })
  id: number;

  @Field({ description: 'What people call it.' })
  code: string;

  @Field({ description: 'Its title.' })
  title: string;
}

@ObjectType('LogicSource', { description: 'A question that a condition may look at.' })
export class LogicSourceType {
  @Field(() => Int, { description: 'The question.' })
  nodeId: number;

  @ListSize(2)
  @Field(() => [LogicComparisonType], { description: 'What may be asked of it, in the order of the codes.' })
  algorithms: readonly LogicComparisonType[];

  @ListSize(2)
  @Field(() => [LogicChoiceType], { description: 'Options to name, carried ones after its own. Empty for carry-over, which takes all.' })
  options: readonly LogicChoiceType[];

  @ListSize(2)
  @Field(() => [LogicChoiceType], { description: 'Rows to name, carried ones after its own.' })
  rows: readonly LogicChoiceType[];

  @Field(() => Int, { nullable: true, description: 'Lowest whole number on offer; null: any value.' })
  lowest: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest whole number on offer; null: any value.' })
  highest: number | null;
}

@ObjectType('LogicKindOffer', { description: 'A kind of logic on offer.' })
export class LogicKindOfferType {
  @Field(() => LogicKindName, { description: 'The kind.' })
  kind: LogicKind;

  @ListSize(5)
  @Field(() => [LogicSourceType], { description: 'The questions its conditions may look at, in the order of the survey.' })
  sources: readonly LogicSourceType[];

  @Field(() => [LogicPartName], { description: 'CARRY_OVER: what carried options may become here. Empty on others.' })
  carryInto: readonly LogicPartName[];
}

@ObjectType('LogicOffer', { description: 'What logic may be authored on a question.' })
export class LogicOfferType {
  @ListSize(2)
  @Field(() => [LogicKindOfferType], { description: 'In the order of the editor; none: its empty state.' })
  kinds: readonly LogicKindOfferType[];

  @Field(() => LogicKindName, { nullable: true, description: 'What new question logic starts with; null: neither is offered.' })
  initial: LogicKind | null;

  @Field(() => [Int], { description: 'Where a jump may lead: later nodes, then 0 normal end and -1 screening end.' })
  jumpTargets: readonly number[];

  @Field(() => [Int], { description: 'Earlier questions whose answers may be inserted into its texts.' })
  pipingSources: readonly number[];
}
