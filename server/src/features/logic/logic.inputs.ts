import { Field, ID, InputType, Int } from 'type-graphql';
import { ComparedValueInput } from './compared-value.type.js';
import { LogicAlgorithmName, LogicKindName, LogicOperatorName, LogicPartName, TargetAlgorithmName } from './logic-enums.type.js';

const SURVEY = "One of the caller's surveys.";
const LOGIC = 'A logic item of that survey.';

@InputType('LogicConditionInput', {
  description: 'A condition to be saved. One that lacks something is refused as `conditionIncomplete`.',
})
export class LogicConditionInput {
  @Field(() => Int, { nullable: true, description: 'A condition that the saved item or quota has. Absent: a new one.' })
  localId?: number | null;

  @Field(() => Int, { nullable: true, description: 'The question whose answer is looked at.' })
  nodeId?: number | null;

  @Field(() => Int, { nullable: true, description: 'A row of it. Absent: any row.' })
  childId?: number | null;

  @Field(() => [Int], { nullable: true, description: 'Options that the algorithm speaks of.' })
  optionIds?: number[] | null;

  @Field(() => LogicOperatorName, { nullable: true, description: 'How it joins to the condition before it. Default AND.' })
  operator?: LogicOperatorName | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Neighbours with the same number stand in brackets, which the operator of the first one joins to what stands before. 0 or absent: none.',
  })
  group?: number | null;

  @Field(() => LogicAlgorithmName, { nullable: true, description: 'What it asks.' })
  algorithm?: LogicAlgorithmName | null;

  @Field(() => [ComparedValueInput], { nullable: true, description: 'Values to compare with; two for BETWEEN.' })
  result?: ComparedValueInput[] | null;
}

@InputType('SaveLogicInput', { description: 'A whole logic item: with its `localId` in place of the saved one, without a new one.' })
export class SaveLogicInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: `${LOGIC} Absent: a new one, at the end.` })
  localId?: number | null;

  @Field(() => LogicKindName, { description: 'What it does.' })
  kind: LogicKindName;

  @Field(() => Int, { description: 'The question that owns it.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'JUMP: a later question; 0 normal end, -1 screening end.' })
  target?: number | null;

  @Field(() => TargetAlgorithmName, { nullable: true, description: 'SHOW_HIDE, OPTIONS, ROWS: which of the two.' })
  algorithm?: TargetAlgorithmName | null;

  @Field(() => LogicPartName, { nullable: true, description: 'CARRY_OVER: what the carried options become. Default OPTIONS.' })
  carryInto?: LogicPartName | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'CARRY_OVER: the own option, group or row that the carried ones stand behind, 0 before all. Absent: behind the own ones, before "other" and exclusive ones.',
  })
  carryAfter?: number | null;

  @Field(() => [Int], { nullable: true, description: 'OPTIONS, ROWS: what it shows or hides.' })
  optionIds?: number[] | null;

  @Field(() => [LogicConditionInput], { description: 'All of its conditions, in order; saved ones that are not among them go.' })
  conditions: LogicConditionInput[];
}

/** Names a logic item. */
@InputType()
class OfLogic {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: LOGIC })
  logicId: number;
}

@InputType('MoveLogicInput', { description: 'A new place among all items. Neither `after` nor `first`: the end.' })
export class MoveLogicInput extends OfLogic {
  @Field(() => Int, { nullable: true, description: 'Right after this item.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('CopyLogicInput', { description: 'A copy right behind its model.' })
export class CopyLogicInput extends OfLogic {}

@InputType('RemoveLogicInput', { description: 'Names a logic item.' })
export class RemoveLogicInput extends OfLogic {}
