import type { Answer } from '../answer/answer.js';
import { isCarryOver, logicOf } from '../definition/defaults.js';
import type { Condition, LogicItem } from '../definition/definition.js';
import { optionsCarriedBy } from './carry.js';
import type { Compiled, CompiledNode, Facts, NodeState } from './compiled.js';
import { readGivenAnswers } from './given.js';
import { Pass } from './pass.js';
import { conditionsTest } from './compile-conditions.js';

/** A condition, the question it looked at, and whether it held. */
export interface ConditionTrace {
  readonly id: number;
  readonly nodeId: number;
  /** True if the condition holds; in a carry-over: if it carried an option over. */
  readonly holds: boolean;
  /** The effective answer it read; null where there was none, or none yet. */
  readonly answer: Answer | null;
}

export interface ItemTrace {
  readonly id: number;
  /** True if its conditions hold at the point where the pass judges them; also judged for a node that the pass never reached. */
  readonly holds: boolean;
  readonly conditions: readonly ConditionTrace[];
}

/** The states of a pass, and `notDrawn`: the draw of an exam left it out for this respondent. */
export type TracedState = NodeState | 'notDrawn';

/** The state of a node and the reasons for it. */
export interface NodeTrace {
  readonly nodeId: number;
  readonly state: TracedState;
  /**
   * Ids of the logic items that decided: the jump that led past it or ended the survey; hide items that hold or, where none does, the show items,
   * of which none holds (of its container, for one in a hidden container); what leaves it nothing to offer. Empty for one that is shown.
   */
  readonly by: readonly number[];
  /** The items it owns, in saved order. */
  readonly items: readonly ItemTrace[];
  readonly answer: Answer | null;
}

/** A pass explained; plain data. Nodes in the order of the document, containers and pages included. */
export interface Trace {
  readonly end: 0 | -1 | null;
  readonly nodes: readonly NodeTrace[];
}

const idOf = ({ item }: { readonly item: LogicItem }): number => item.id;

/** Returns the facts that the conditions of a node could see: those of earlier nodes; for jumps also of the node itself and everything in it. */
function factsFor(pass: Pass, node: CompiledNode, item: LogicItem): Facts {
  const isJump = item.model === 1 && item.type === 1;
  return { answers: pass.answers.slice(0, isJump ? node.end : node.position), rowCounts: pass.rowCounts };
}

function conditionHolds(pass: Pass, item: LogicItem, condition: Condition, facts: Facts): boolean {
  if (!isCarryOver(item)) return conditionsTest(pass.compiled, [condition])(facts);
  const from = pass.compiled.nodes[pass.compiled.positions.get(condition.nodeId) ?? -1];
  return (
    from !== undefined &&
    optionsCarriedBy({ from, checked: condition.algorithm === 1 }, facts, (source) => pass.offeredBy(source)).length > 0
  );
}

function itemTrace(pass: Pass, node: CompiledNode, item: LogicItem): ItemTrace {
  const facts = factsFor(pass, node, item);
  const conditions = item.conditions.map((condition) => ({
    id: condition.id,
    nodeId: condition.nodeId,
    holds: conditionHolds(pass, item, condition, facts),
    answer: facts.answers[pass.compiled.positions.get(condition.nodeId) ?? -1] ?? null,
  }));
  const holds = isCarryOver(item) ? conditions.some((condition) => condition.holds) : conditionsTest(pass.compiled, item.conditions)(facts);
  return { id: item.id, holds, conditions };
}

function hiddenBy(pass: Pass, { show, hide, position }: CompiledNode): readonly number[] {
  const facts: Facts = { answers: pass.answers.slice(0, position), rowCounts: pass.rowCounts };
  const hiding = hide.filter(({ holds }) => holds(facts));
  return (hiding.length > 0 ? hiding : show).map(idOf);
}

const DECIDED: Readonly<Record<NodeState, (pass: Pass, node: CompiledNode) => readonly number[]>> = {
  shown: () => [],
  unseen: () => [],
  background: () => [],
  hidden: hiddenBy,
  inHidden: (pass, { position }) => {
    const container = pass.compiled.nodes.find((node) => node.role === 'container' && node.position < position && position < node.end);
    return container === undefined ? [] : hiddenBy(pass, container);
  },
  nothingToOffer: ({ compiled }, { id }) =>
    logicOf(compiled.definition)
      .filter(({ model, nodeId }) => model === 2 && nodeId === id)
      .map((item) => item.id),
  jumpedOver: ({ taken }, { position }) =>
    taken.filter(({ from, jump }) => from.end <= position && position < jump.to).map(({ jump }) => jump.item.id),
  ended: ({ taken }) => taken.slice(-1).map(({ jump }) => jump.item.id),
};

/** A question that was not drawn is passed by like one for reports only; the reason is another. */
function tracedState({ compiled, states }: Pass, { id, position }: CompiledNode): TracedState {
  const state = states[position] ?? 'ended';
  return state === 'background' && compiled.leftOut?.has(id) === true ? 'notDrawn' : state;
}

/** Explains what `evaluate` finds for the same input: why each node is shown or not. For authors; quadratic in the worst case. */
export function trace(compiled: Compiled, answers: unknown): Trace {
  const pass = new Pass(compiled, readGivenAnswers(compiled, answers));
  const owned = new Map<number, LogicItem[]>(compiled.nodes.map(({ id }) => [id, []]));
  for (const item of logicOf(compiled.definition)) owned.get(item.nodeId)?.push(item);
  const nodes = compiled.nodes.map((node) => ({
    nodeId: node.id,
    state: tracedState(pass, node),
    by: DECIDED[pass.states[node.position] ?? 'ended'](pass, node),
    items: (owned.get(node.id) ?? []).map((item) => itemTrace(pass, node, item)),
    answer: pass.answers[node.position] ?? null,
  }));
  return { end: pass.end, nodes };
}
