import { optionsCarriedBy } from '../engine/carry.js';
import type { Compiled, CompiledNode, Facts, Rule } from '../engine/compiled.js';
import type { Pass } from '../engine/pass.js';
import { isCarryOver, logicOf } from '../definition/defaults.js';
import type { LogicItem } from '../definition/definition.js';
import { isVisibilityEvaluated, isOfferEvaluated } from '../check/reach/facts/fact.js';

/** A logic item that comes to have its effect: a jump is taken, a node, option or row shown or hidden, something carried over. */
export interface LogicClaim {
  readonly logicId: number;
  readonly node: CompiledNode;
  readonly isJump: boolean;
  readonly test: (pass: Pass) => boolean;
}

/** Returns the facts that a node could see when it was judged: answers that came later did not count (R8). */
const factsAt = (pass: Pass, { position }: CompiledNode, isEarlier: boolean): Facts =>
  isEarlier ? pass : { answers: pass.answers.slice(0, position), rowCounts: pass.rowCounts };

const readsEarlier = ({ positions }: Compiled, { conditions }: LogicItem, { position }: CompiledNode): boolean =>
  conditions.every(({ nodeId }) => (positions.get(nodeId) ?? -1) < position);

function ruleClaim(
  compiled: Compiled,
  node: CompiledNode,
  { item, holds }: Rule,
  isAsked: (pass: Pass, node: CompiledNode) => boolean,
): LogicClaim {
  const isEarlier = readsEarlier(compiled, item, node);
  return { logicId: item.id, node, isJump: false, test: (pass) => isAsked(pass, node) && holds(factsAt(pass, node, isEarlier)) };
}

const jumpClaim = (node: CompiledNode, { item }: Rule): LogicClaim => ({
  logicId: item.id,
  node,
  isJump: true,
  test: (pass) => pass.takenFrom(node)?.item.id === item.id,
});

const carryClaim = ({ nodes, positions }: Compiled, node: CompiledNode, { id: logicId, conditions }: LogicItem): LogicClaim => ({
  logicId,
  node,
  isJump: false,
  test: (pass) =>
    isOfferEvaluated(pass, node) &&
    conditions.some(({ nodeId, algorithm }) => {
      const from = nodes[positions.get(nodeId) ?? -1];
      const isSource = from !== undefined && from.position < node.position;
      return isSource && optionsCarriedBy({ from, checked: algorithm === 1 }, pass, (source) => pass.offeredBy(source)).length > 0;
    }),
});

/** Returns a claim for each logic item of a survey that can have an effect at all, in the order of the document. */
export function logicClaims(compiled: Compiled): readonly LogicClaim[] {
  const carries = new Map<number, LogicItem[]>();
  for (const item of logicOf(compiled.definition)) {
    if (isCarryOver(item)) carries.set(item.nodeId, [...(carries.get(item.nodeId) ?? []), item]);
  }
  return compiled.nodes.flatMap((node) => [
    ...[...node.show, ...node.hide].map((rule) => ruleClaim(compiled, node, rule, isVisibilityEvaluated)),
    ...[...(node.offer?.optionRules ?? []), ...(node.offer?.rowRules ?? [])].map((rule) =>
      ruleClaim(compiled, node, rule, isOfferEvaluated),
    ),
    ...(carries.get(node.id) ?? []).map((item) => carryClaim(compiled, node, item)),
    ...node.jumps.map((jump) => jumpClaim(node, jump)),
  ]);
}
