import { type Answer, kindOfAnswer, type NodeTrace, type Trace } from '@wence/schema';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { AnswerValueType, type Named } from '../response/answer-value.type.js';
import { answerView } from '../response/answer-view.type.js';

/** The states of a node, by the names of the model. */
export enum NodeStateName {
  SHOWN = 'shown',
  UNSEEN = 'unseen',
  BACKGROUND = 'background',
  HIDDEN = 'hidden',
  IN_HIDDEN = 'inHidden',
  NOTHING_TO_OFFER = 'nothingToOffer',
  JUMPED_OVER = 'jumpedOver',
  ENDED = 'ended',
  NOT_DRAWN = 'notDrawn',
}

registerEnumType(NodeStateName, {
  name: 'NodeState',
  description: 'Whether a node is shown, and if not, why.',
  valuesConfig: {
    SHOWN: { description: 'The respondent sees it.' },
    UNSEEN: { description: 'Kept out of sight (attribute hide); its answer counts.' },
    BACKGROUND: { description: 'For reports only; answers of respondents never count.' },
    HIDDEN: { description: 'By show and hide logic.' },
    IN_HIDDEN: { description: 'Its container is hidden.' },
    NOTHING_TO_OFFER: { description: 'No option or row is left.' },
    JUMPED_OVER: { description: 'A jump led past it.' },
    ENDED: { description: 'The survey ended before it.' },
    NOT_DRAWN: { description: 'The draw of an exam left it out for this respondent (`seed`).' },
  },
});

@ObjectType('ConditionTrace', { description: 'How one condition was evaluated.' })
export class ConditionTraceType {
  @Field(() => Int, { name: 'conditionId', description: 'The condition.' })
  id: number;

  @Field(() => Int, { description: 'The question it looks at.' })
  nodeId: number;

  @Field({ description: 'Whether it held; of a carry-over: whether it brought an option along.' })
  holds: boolean;

  @Field(() => AnswerValueType, { nullable: true, description: 'The answer it read; null: none, or none yet.' })
  answer: Named | null;
}

@ObjectType('ItemTrace', { description: 'How one logic item was evaluated.' })
export class ItemTraceType {
  @Field(() => Int, { name: 'logicId', description: 'The logic item.' })
  id: number;

  @Field({ description: 'Whether its conditions hold where they are judged.' })
  holds: boolean;

  @ListSize(2)
  @Field(() => [ConditionTraceType], { description: 'Its conditions in order.' })
  conditions: readonly ConditionTraceType[];
}

@ObjectType('NodeTrace', { description: 'Why a node is shown or not.' })
export class NodeTraceType {
  @Field(() => Int, { description: 'The node.' })
  nodeId: number;

  @Field(() => NodeStateName, { description: 'Its state.' })
  state: NodeTrace['state'];

  @Field(() => [Int], { description: 'The logic items that decided; none for a node that is shown.' })
  by: readonly number[];

  @ListSize(2)
  @Field(() => [ItemTraceType], { description: 'The logic items it owns, in saved order.' })
  items: readonly ItemTraceType[];

  @Field(() => AnswerValueType, { nullable: true, description: 'Its answer, if it counts.' })
  answer: Named | null;
}

@ObjectType('Trace', { description: 'An evaluation explained.' })
export class TraceType {
  @Field(() => Int, { nullable: true, description: '0: normal end by a jump. -1: screening end. Null: runs to the last question.' })
  end: Trace['end'];

  @Field(() => [NodeTraceType], { description: 'Every node in the order of the survey, containers and pages included.' })
  nodes: readonly NodeTraceType[];
}

/** The graph has answers by kind where the model has them as they were sent. */
export const traceView = ({ end, nodes }: Trace): TraceType => ({
  end,
  nodes: nodes.map((node) => ({
    ...node,
    answer: answerOrNull(node.answer),
    items: node.items.map((item) => ({
      ...item,
      conditions: item.conditions.map((condition) => ({ ...condition, answer: answerOrNull(condition.answer) })),
    })),
  })),
});

const answerOrNull = (answer: Answer | null): Named | null => answer && answerView(kindOfAnswer(answer));
