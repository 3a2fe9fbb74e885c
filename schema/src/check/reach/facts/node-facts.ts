import { questionRow } from '../../../catalogue/question-catalogue.js';
import { isCarryOver, isExclusive, minOf } from '../../../definition/defaults.js';
import type { Compiled, CompiledNode } from '../../../engine/compiled.js';
import type { Pass } from '../../../engine/pass.js';
import { countsOptions } from '../../finding/node-findings.js';
import { carriesOf } from '../search/influence.js';
import { type Fact, isOfferEvaluated, isReached, reportIfNever, reportIfEver } from './fact.js';

/** Makes the fact that somebody is shown a node. Page breaks are not shown as such, and background nodes are shown to nobody anyway. */
export const reachFact = (node: CompiledNode): Fact[] =>
  node.role === 'page' || node.attribute === 'background'
    ? []
    : [reportIfNever((pass) => isReached(pass, node), node.position, { code: 'unreachableQuestion', nodeId: node.id })];

/** Makes a fact for each option and row that logic decides about: somebody is offered it. */
export function partFacts(node: CompiledNode): Fact[] {
  const { offer, everything, id: nodeId, position } = node;
  const options = offer !== null && offer.optionRules.length > 0 ? [...everything.options.keys()] : [];
  const rows = offer !== null && offer.rowRules.length > 0 ? [...everything.rows.keys()] : [];
  const offers = (pass: Pass) => (isReached(pass, node) ? pass.offeredBy(node) : undefined);
  return [
    ...options.map((partId) =>
      reportIfNever((pass) => offers(pass)?.options.has(partId) === true, position, { code: 'unreachableOption', nodeId, partId }),
    ),
    ...rows.map((partId) =>
      reportIfNever((pass) => offers(pass)?.rows.has(partId) === true, position, { code: 'unreachableRow', nodeId, partId }),
    ),
  ];
}

/** Returns whether the options left suffice for the required minimum; undefined where the question is not asked. */
function hasEnough(pass: Pass, node: CompiledNode): boolean | undefined {
  if (!isReached(pass, node)) return undefined;
  const left = [...(pass.offeredBy(node)?.options.values() ?? [])].filter((option) => !isExclusive(option));
  return left.length >= minOf(node.node);
}

/** Makes facts about questions with a minimum number of choices: enough options are left. */
export function minFacts(node: CompiledNode): Fact[] {
  const { offer, id: nodeId, position } = node;
  if (offer === null || minOf(node.node) === 0 || !countsOptions(questionRow(node.node))) return [];
  return [
    reportIfNever((pass) => hasEnough(pass, node) === true, position, { code: 'minUnreachable', nodeId }, 'error'),
    reportIfEver((pass) => hasEnough(pass, node) === false, position, { code: 'minMayFallShort', nodeId }),
  ];
}

/** Makes facts about carry-over: it leaves nothing, or its source was not asked. */
export function carryFacts(node: CompiledNode, { definition, positions, nodes }: Compiled, ignored: ReadonlySet<number>): Fact[] {
  if (carriesOf(node.offer).length === 0) return [];
  const items = (definition.logic ?? []).filter((item) => isCarryOver(item) && item.nodeId === node.id && !ignored.has(item.id));
  const skipped = items.flatMap(({ id: logicId, conditions }) =>
    [...new Set(conditions.map(({ nodeId }) => nodeId))].flatMap((sourceId) => {
      const source = nodes[positions.get(sourceId) ?? -1];
      if (source === undefined) return [];
      const test = (pass: Pass) => isOfferEvaluated(pass, node) && !isReached(pass, source);
      return reportIfEver(test, node.position, { code: 'skippedCarry', nodeId: node.id, logicId, sourceId });
    }),
  );
  return [
    reportIfEver((pass) => pass.states[node.position] === 'nothingToOffer', node.position, { code: 'emptyCarry', nodeId: node.id }),
    ...skipped,
  ];
}
