import type { Quota, SurveyDefinition, TableQuota } from '../definition/definition.js';
import type { Compiled, Facts } from '../engine/compiled.js';
import { compiledOf } from '../engine/compile.js';
import { compileConditions } from '../engine/compile-conditions.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';

/** A counter with an end: one combination of a table quota, or a custom quota as a whole. */
export interface CountedCell {
  readonly quotaId: number;
  /** Names the counter for as long as the quota stands: `q12:5-9` for options 5 and 9 of quota 12, `q12` for a custom quota. */
  readonly key: string;
  /** Maximum number of responses; 0 = closed. */
  readonly limit: number;
  /** Effect on the first response above the limit: 1 ends it as over quota, 4 only marks it. */
  readonly onFull: 1 | 4;
}

const keyOf = (quotaId: number, optionId: readonly number[]): string => `q${quotaId}:${optionId.join('-')}`;

function cellsOf(quota: Quota): readonly CountedCell[] {
  const { id: quotaId, onFull = 1 } = quota;
  if (quota.kind === 'custom') return [{ quotaId, key: `q${quotaId}`, limit: quota.limit, onFull }];
  return quota.cells.map(({ optionId, limit }) => ({ quotaId, key: keyOf(quotaId, optionId), limit, onFull }));
}

const activeQuotas = ({ quotas = [] }: SurveyDefinition): readonly Quota[] => quotas.filter(({ enabled }) => enabled !== false);

/** Every counter of the quotas that are switched on, in saved order. Keys are unique in the survey. */
export const allCells = (definition: SurveyDefinition): readonly CountedCell[] => activeQuotas(definition).flatMap(cellsOf);

/** The one combination that the answers make; null as long as one of the questions has no choice that counts. */
function combination({ id, nodeIds }: TableQuota, { positions }: Compiled, { answers }: Facts): string | null {
  const chosen: number[] = [];
  for (const nodeId of nodeIds) {
    const answer = answers[positions.get(nodeId) ?? -1];
    if (answer === undefined || !('option' in answer) || answer.option === undefined) return null;
    chosen.push(answer.option);
  }
  return keyOf(id, chosen);
}

function cellsHit(quota: Quota, compiled: Compiled, facts: Facts): readonly CountedCell[] {
  if (quota.kind === 'table') {
    const key = combination(quota, compiled, facts);
    return cellsOf(quota).filter((cell) => cell.key === key);
  }
  const holds = compileConditions(quota.conditions, (nodeId) => compiled.nodes[compiled.positions.get(nodeId) ?? -1]);
  return holds(facts) ? cellsOf(quota) : [];
}

/**
 * Returns the counters that a response with these answers counts in (features 6.6): at most one of each table quota, none for a combination without
 * a limit; a custom quota where its conditions hold, with the meaning they have in logic. Only answers that count are considered, so a response has
 * the same cells before and after it is stored. The caller decides whether screened-out responses take a seat. Total: takes any answers.
 */
export function quotaCells(definition: SurveyDefinition, answers: unknown): readonly CountedCell[] {
  const quotas = activeQuotas(definition);
  if (quotas.length === 0) return [];
  const compiled = compiledOf(definition);
  const facts = new Pass(compiled, readGivenAnswers(compiled, answers));
  return quotas.flatMap((quota) => cellsHit(quota, compiled, facts));
}
