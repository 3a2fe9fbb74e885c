import type { Condition, CustomQuota, TableQuota } from '../../../definition/definition.js';
import type { Compiled, CompiledNode } from '../../../engine/compiled.js';
import { endingOf, endNodeOf, type VisitEnd } from '../../../end-page/ending-of.js';
import { conditionsTest } from '../../../engine/compile-conditions.js';
import type { Pass } from '../../../engine/pass.js';
import type { EndingSource } from '../../finding/ending-findings.js';
import { type Fact, isReached, type Topic, reportIfNever, reportIfEver } from './fact.js';

const SCREENED = -1;

/** Returns whether a response counts: it was not screened out. */
const isCounted = (pass: Pass): boolean => pass.end !== SCREENED;

const at = ({ nodes, positions }: Compiled, ids: readonly number[]): CompiledNode[] =>
  ids.flatMap((id) => nodes[positions.get(id) ?? -1] ?? []);

/** A text of one node that inserts the answer to another. */
export interface Piping {
  readonly nodeId: number;
  readonly sourceId: number;
}

/** Makes topics for texts that are shown although the question they quote was not asked. */
export const pipingTopics = (compiled: Compiled, pipings: readonly Piping[]): Topic[] =>
  pipings.flatMap(({ nodeId, sourceId }) => {
    const [node, source] = at(compiled, [nodeId, sourceId]);
    if (node === undefined || source === undefined) return [];
    const test = (pass: Pass) => pass.states[node.position] === 'shown' && !isReached(pass, source);
    const facts = [reportIfEver(test, node.position, { code: 'skippedPiped', nodeId, sourceId })];
    return { roots: [node.position, source.position], facts };
  });

/** The status that a response of this pass gets where no quota is full, or a page for a full quota that this pass could end on. */
function statusOf(pass: Pass, kind: EndingSource['kind']): VisitEnd['status'] {
  if (pass.end === SCREENED) return 'screened';
  return kind === 'overQuota' ? 'over_quota' : 'complete';
}

/** Makes topics for end pages that are shown although a question whose answer they insert or pass on was not asked. */
export const endingTopics = (compiled: Compiled, endings: readonly EndingSource[]): Topic[] =>
  endings.flatMap(({ ending, kind, nodeId, sourceId }) => {
    const [source] = at(compiled, [sourceId]);
    if (source === undefined) return [];
    const isShown = (pass: Pass) => endingOf(compiled.definition, { status: statusOf(pass, kind), nodeId: endNodeOf(pass) }) === ending;
    const test = (pass: Pass) => isShown(pass) && !isReached(pass, source);
    const told = { code: 'skippedInEnding' as const, ...(nodeId !== undefined && { nodeId }), sourceId };
    const leaving = compiled.nodes.flatMap(({ jumps, position }) => (jumps.some(({ end }) => end !== null) ? position : []));
    return { roots: [source.position, ...leaving], leaving, facts: [reportIfEver(test, compiled.nodes.length, told)] };
  });

/** Returns the positions at which a response can be screened out. */
const screeners = ({ nodes }: Compiled): number[] =>
  nodes.flatMap(({ jumps, position }) => (jumps.some(({ end }) => end === SCREENED) ? position : []));

/** Makes the topic that somebody can complete the survey, if anybody is screened out at all. */
export function endTopics(compiled: Compiled): Topic[] {
  const leaving = screeners(compiled);
  const fact = reportIfNever(isCounted, compiled.nodes.length, { code: 'unreachableEnd' }, 'error');
  return leaving.length === 0 ? [] : [{ roots: leaving, leaving, facts: [fact] }];
}

function cellFact(compiled: Compiled, quota: TableQuota, cell: readonly number[]): Fact {
  const sources = at(compiled, quota.nodeIds);
  const isChosen = (pass: Pass, { position }: CompiledNode, place: number): boolean => {
    const answer = pass.answers[position];
    return answer !== undefined && 'option' in answer && answer.option === cell[place];
  };
  const test = (pass: Pass) => isCounted(pass) && sources.every((source, place) => isChosen(pass, source, place));
  return reportIfNever(test, compiled.nodes.length, { code: 'unreachableCell', quotaId: quota.id, cell });
}

/** Returns conditions that stand for the options that the cells of a table quota name. */
const cellConditions = ({ nodeIds, cells }: TableQuota): Condition[] =>
  nodeIds.flatMap((nodeId, place) =>
    [...new Set(cells.map(({ optionId }) => optionId[place] ?? 0))].map((optionId) => ({
      id: -optionId,
      nodeId,
      algorithm: 1,
      optionId: [optionId],
    })),
  );

function customFact(compiled: Compiled, { id, conditions }: CustomQuota): Fact {
  const holds = conditionsTest(compiled, conditions);
  return reportIfNever((pass) => isCounted(pass) && holds(pass), compiled.nodes.length, { code: 'unreachableCell', quotaId: id });
}

/** Makes topics for the enabled quotas: a response can count in each of their cells. */
export function quotaTopics(compiled: Compiled, ignored: ReadonlySet<number>): Topic[] {
  const leaving = screeners(compiled);
  const quotas = (compiled.definition.quotas ?? []).filter(({ id, enabled }) => enabled !== false && !ignored.has(id));
  return quotas.map((quota) => {
    const extraConditions = quota.kind === 'table' ? cellConditions(quota) : quota.conditions;
    const facts =
      quota.kind === 'table' ? quota.cells.map(({ optionId }) => cellFact(compiled, quota, optionId)) : [customFact(compiled, quota)];
    const roots = at(
      compiled,
      extraConditions.map(({ nodeId }) => nodeId),
    ).map(({ position }) => position);
    return { facts, roots: [...roots, ...leaving], leaving, extraConditions };
  });
}
