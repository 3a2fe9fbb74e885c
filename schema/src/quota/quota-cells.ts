import type { Quota, QuotaEffect, SurveyDefinition, TableQuota } from '../definition/definition.js';
import type { Compiled, Facts } from '../engine/compiled.js';
import { compiledOf } from '../engine/compile.js';
import { leftOutOf, without } from '../engine/drawn.js';
import { conditionsTest } from '../engine/compile-conditions.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';

/** A counter with an end: one combination of a table quota, or a custom quota as a whole. */
export interface CountedCell {
  readonly quotaId: number;
  /** Names the counter for as long as the quota stands: `q12:5-9` for options 5 and 9 of quota 12, `q12` for a custom quota. */
  readonly key: string;
  /** Maximum number of responses; 0 = closed. */
  readonly limit: number;
  /** Effect on the first response above the limit: 1 and 3 end it as over quota, 2 screens it out, 4 only marks it. */
  readonly onFull: QuotaEffect;
}

/** The key of a custom quota, or of the combination of these options in a table quota. */
export const cellKey = (quotaId: number, optionId?: readonly number[]): string =>
  optionId === undefined ? `q${quotaId}` : `q${quotaId}:${optionId.join('-')}`;

function cellsOf(quota: Quota): readonly CountedCell[] {
  const { id: quotaId, onFull = 1 } = quota;
  if (quota.kind === 'custom') return [{ quotaId, key: cellKey(quotaId), limit: quota.limit, onFull }];
  return quota.cells.map(({ optionId, limit }) => ({ quotaId, key: cellKey(quotaId, optionId), limit, onFull }));
}

/** The quotas that are switched on, in saved order. */
export const activeQuotas = ({ quotas = [] }: Pick<SurveyDefinition, 'quotas'>): readonly Quota[] =>
  quotas.filter(({ enabled }) => enabled !== false);

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
  return cellKey(id, chosen);
}

/** Prepares a quota for any number of responses: the counters that one counts in, with the facts of its answers. */
function cellFinder(quota: Quota, compiled: Compiled): (facts: Facts) => readonly CountedCell[] {
  const cells = cellsOf(quota);
  if (quota.kind === 'custom') {
    const holds = conditionsTest(compiled, quota.conditions);
    return (facts) => (holds(facts) ? cells : []);
  }
  const byKey = new Map(cells.map((cell) => [cell.key, [cell]]));
  return (facts) => byKey.get(combination(quota, compiled, facts) ?? '') ?? [];
}

/** `quotaCells` for whoever asks about many responses to one definition. */
export interface QuotaCounter {
  /** Takes the answers of a stored response, or any others. */
  readonly ofAnswers: (answers: unknown, submissionId?: string) => readonly CountedCell[];
  /** Takes the facts of an evaluation by this definition (`evaluateParsed`), which costs next to nothing. */
  readonly ofFacts: (facts: Facts) => readonly CountedCell[];
}

/** Prepares the quotas of a definition once. */
export function quotaCounter(definition: SurveyDefinition): QuotaCounter {
  const quotas = activeQuotas(definition);
  if (quotas.length === 0) return { ofAnswers: () => [], ofFacts: () => [] };
  const compiled = compiledOf(definition);
  const finders = quotas.map((quota) => cellFinder(quota, compiled));
  const ofFacts = (facts: Facts): readonly CountedCell[] => finders.flatMap((find) => find(facts));
  const ofAnswers = (answers: unknown, submissionId?: string): readonly CountedCell[] => {
    const drawn = without(compiled, leftOutOf(definition, { submissionId, answers }));
    return ofFacts(new Pass(drawn, readGivenAnswers(drawn, answers)));
  };
  return { ofFacts, ofAnswers };
}

/**
 * Returns the counters that a response with these answers counts in (features 6.6): at most one of each table quota, none for a combination without
 * a limit; a custom quota where its conditions hold, with the meaning they have in logic. Only answers that count are considered, so a response has
 * the same cells before and after it is stored. The caller decides whether screened-out responses take a seat. Total: takes any answers.
 */
export const quotaCells = (definition: SurveyDefinition, answers: unknown): readonly CountedCell[] =>
  quotaCounter(definition).ofAnswers(answers);
