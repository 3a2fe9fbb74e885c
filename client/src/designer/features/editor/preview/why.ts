import {
  compiledOf,
  type ItemTrace,
  type LogicItem,
  logicKindOf,
  type NodeTrace,
  type SurveyDefinition,
  type SurveyNode,
  type Trace,
} from '@wence/schema';
import { conditionWords, logicWords, type Translate } from '../../../shared/logic-words/logic-words';

const HIDE = 2;

/** A question, or what holds questions, and what became of it. */
export interface Line {
  readonly node: SurveyNode;
  readonly depth: number;
  readonly trace: NodeTrace;
}

/** Everything that is shown or not, in the order of the document; page breaks are neither. */
export function linesOf(definition: SurveyDefinition, { nodes }: Trace): readonly Line[] {
  const ends: number[] = [];
  return compiledOf(definition).nodes.flatMap(({ node, role, position, end }, index) => {
    while ((ends.at(-1) ?? Infinity) <= position) ends.pop();
    const depth = ends.length;
    if (role === 'container') ends.push(end);
    const trace = nodes[index];
    return role === 'page' || !trace ? [] : [{ node, depth, trace }];
  });
}

/** A logic item as a sentence, and how it stands; its conditions one by one where it has several. */
export interface ItemReason {
  readonly id: number;
  readonly words: string;
  readonly holds: boolean;
  readonly conditions: readonly ConditionReason[];
}

export interface ConditionReason {
  readonly id: number;
  readonly words: string;
  readonly standing: 'holds' | 'fails' | 'open';
}

export interface Why {
  /** Key of the sentence that says it in one. */
  readonly lead: 'always' | 'shownBy' | 'notHidden' | Exclude<NodeTrace['state'], 'shown'>;
  /** Rules that decided the state. */
  readonly because: readonly ItemReason[];
  /** Other rules of the question: jumps, option rules, conditions that made no difference. */
  readonly others: readonly ItemReason[];
}

type Owned = readonly { readonly item: LogicItem; readonly trace: ItemTrace }[];

const isShow = ({ item, trace }: Owned[number]) => logicKindOf(item) === 'show' && item.algorithm !== HIDE && trace.holds;

function leadOf(state: NodeTrace['state'], owned: Owned): Why['lead'] {
  if (state !== 'shown') return state;
  const deciding = owned.filter(({ item }) => logicKindOf(item) === 'show');
  if (deciding.length === 0) return 'always';
  return deciding.some(isShow) ? 'shownBy' : 'notHidden';
}

/** Reason why a question is shown or not for the answers of this trace, in the words of the logic pages. */
export function whyOf(definition: SurveyDefinition, { nodes }: Trace, asked: NodeTrace, t: Translate): Why {
  const items = new Map((definition.logic ?? []).map((item) => [item.id, item]));
  const pair = (trace: ItemTrace): Owned => {
    const item = items.get(trace.id);
    return item ? [{ item, trace }] : [];
  };
  const owned = asked.items.flatMap(pair);
  const deciding = new Set(asked.state === 'shown' ? owned.filter(isShow).map(({ item }) => item.id) : asked.by);
  const because = nodes.flatMap((node) => node.items.filter(({ id }) => deciding.has(id)).flatMap(pair));
  const tell = (list: Owned) => list.map((one) => reasonOf(definition, one, t));
  return {
    lead: leadOf(asked.state, owned),
    because: tell(because),
    others: tell(owned.filter(({ item }) => !deciding.has(item.id))),
  };
}

function reasonOf(definition: SurveyDefinition, { item, trace }: Owned[number], t: Translate): ItemReason {
  const conditions = item.conditions.flatMap((condition): ConditionReason[] => {
    const traced = trace.conditions.find(({ id }) => id === condition.id);
    if (!traced || logicKindOf(item) === 'carryOver') return [];
    const failed = traced.answer === null ? 'open' : 'fails';
    return [
      { id: condition.id, words: conditionWords(definition, logicKindOf(item), condition, t), standing: traced.holds ? 'holds' : failed },
    ];
  });
  return { id: item.id, words: logicWords(definition, item, t), holds: trace.holds, conditions };
}
