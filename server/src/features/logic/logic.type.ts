import {
  type Condition,
  conditionRecord,
  type LogicItem,
  type LogicKind,
  logicKindOf,
  logicOf,
  optionTypeOf,
  type SurveyDefinition,
} from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { LOCAL_ID, localPartId } from '../survey/part-id.policy.js';
import { comparedValue, ComparedValueType } from './compared-value.type.js';
import { LogicAlgorithmName, LogicKindName, LogicOperatorName, LogicPartName, TargetAlgorithmName } from './logic-enums.type.js';

@PartOf('Survey')
@ObjectType('LogicCondition', { implements: NodeInterface, description: 'A condition of a logic item or a quota.' })
export class LogicConditionType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => Int, { description: 'The question whose answer is looked at. One that is not there counts as unanswered.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'A row of it; null: any row.' })
  childId: number | null;

  @Field(() => [Int], { description: 'Options that the algorithm speaks of; the one item of a rank or proportion.' })
  optionIds: readonly number[];

  @Field(() => LogicOperatorName, { description: 'How it joins to the condition before it.' })
  operator: LogicOperatorName;

  @Field(() => Int, {
    description:
      'Number of the brackets that it stands in together with its neighbours of the same number; 0: none. The operator of the first one in brackets joins them to what stands before.',
  })
  group: number;

  @Field(() => LogicAlgorithmName, { description: 'What it asks.' })
  algorithm: number;

  @ListSize(1)
  @Field(() => [ComparedValueType], { description: 'Values compared with; two for BETWEEN.' })
  result: readonly ComparedValueType[];
}

@PartOf('Survey')
@ObjectType('LogicItem', { implements: NodeInterface, description: 'A rule of a question.' })
export class LogicItemType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => LogicKindName, { description: 'What it does.' })
  kind: LogicKind;

  @Field(() => Int, { description: 'The question that owns it.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'Jumps: a later question; 0 normal end, -1 screening end. Null on others.' })
  target: number | null;

  @Field(() => TargetAlgorithmName, { nullable: true, description: 'Whether it shows or hides; null on jumps and carry-over.' })
  algorithm: TargetAlgorithmName | null;

  @Field(() => LogicPartName, { nullable: true, description: 'Carry-over: what the carried options become; null on others.' })
  carryInto: LogicPartName | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Carry-over: the own option, group or row that the carried ones stand behind, 0 before all; null: behind the own ones.',
  })
  carryAfter: number | null;

  @Field(() => [Int], { description: 'Option and row logic: what it shows or hides. Empty on others.' })
  optionIds: readonly number[];

  @ListSize(2)
  @Field(() => [LogicConditionType], { description: 'When it holds; without any: always.' })
  conditions: LogicConditionType[];
}

export function conditionView(condition: Condition, surveyId: string): LogicConditionType {
  const { id: localId, optionId: optionIds, parentId: group, result, ...record } = conditionRecord(condition);
  return { ...record, id: localPartId(surveyId, localId), localId, optionIds, group, result: result.map(comparedValue) };
}

export function logicView(item: LogicItem, surveyId: string): LogicItemType {
  const { id: localId, nodeId, target = null, algorithm = null, optionId: optionIds = [], after: carryAfter = null } = item;
  const kind = logicKindOf(item);
  const carryInto = kind === 'carryOver' ? optionTypeOf(item) : null;
  const conditions = item.conditions.map((condition) => conditionView(condition, surveyId));
  return { id: localPartId(surveyId, localId), localId, kind, nodeId, target, algorithm, carryInto, carryAfter, optionIds, conditions };
}

/** The logic of a survey in saved order. */
export function logicViews(definition: SurveyDefinition, surveyId: string): LogicItemType[] {
  return logicOf(definition).map((item) => logicView(item, surveyId));
}
