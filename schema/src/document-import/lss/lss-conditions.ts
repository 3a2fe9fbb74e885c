import { bothOf, eitherOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftRow, DraftWhen } from '../draft/draft-survey.js';
import { type Compare, type Comparing, readExpression } from '../expression/read-expression.js';
import type { LssQuestion, LssRow } from './lss-tables.js';

/** A group, a question or a sub-question that is always shown says 1. */
export const isAlways = (relevance: string): boolean => relevance.trim() === '' || relevance.trim() === '1';

const METHODS: Readonly<Record<string, Comparing>> = {
  '==': 'equal',
  '!=': 'notEqual',
  '<': 'less',
  '<=': 'lessOrEqual',
  '>': 'greater',
  '>=': 'greaterOrEqual',
};

export const conditionText = ({ cfieldname = '', method = '', value = '' }: LssRow): string => `${cfieldname} ${method} "${value}"`;

function conditionOf({ cfieldname = '', method = '', value = '' }: LssRow, compare: Compare): DraftWhen | undefined {
  const comparing = METHODS[method.trim()];
  // Another question's answer, or a value of the participant, stands between at signs or braces.
  if (comparing === undefined || /^[@{]/.test(value)) return undefined;
  const isBlank = value.trim() === '';
  if (isBlank && comparing !== 'equal' && comparing !== 'notEqual') return undefined;
  return isBlank ? compare(cfieldname, comparing === 'equal' ? 'empty' : 'notEmpty', []) : compare(cfieldname, comparing, [value]);
}

/** Conditions of versions that had no expressions: any scenario; in it every question; of a question any condition. */
export function whenOf(rows: readonly LssRow[], compare: Compare): DraftWhen | undefined {
  const scenarios = new Map<string, Map<string, DraftWhen | undefined>>();
  for (const row of rows) {
    const scenario = scenarios.get(row.scenario ?? '1') ?? new Map<string, DraftWhen | undefined>();
    const question = row.cqid ?? '';
    const when = conditionOf(row, compare);
    scenario.set(question, scenario.has(question) ? eitherOf(scenario.get(question), when) : when);
    scenarios.set(row.scenario ?? '1', scenario);
  }
  const each = [...scenarios.values()].map((scenario) => [...scenario.values()].reduce(bothOf, []));
  const [first, ...rest] = each;
  return rest.reduce(eitherOf, first);
}

/**
 * Conditions of single options and rows: those of their sub-questions, and filters, by which only those are offered that were chosen in another
 * question, or were not. Returns what cannot be said.
 */
export function addOffers(
  part: DraftPart,
  { subquestions, attributes }: LssQuestion,
  compare: Compare,
  source: (code: string) => DraftPart | undefined,
) {
  const lost: string[] = [];
  const offered: readonly DraftRow[] = [...(part.options ?? []), ...(part.rows ?? [])];
  for (const { code, relevance } of subquestions) {
    const item = offered.find(({ key }) => key === code);
    if (!item || isAlways(relevance)) continue;
    const show = readExpression(relevance, compare);
    if (show && show.length > 0) item.show = show;
    else lost.push(relevance);
  }
  for (const [attribute, algorithm] of [
    ['array_filter', 1],
    ['array_filter_exclude', 2],
  ] as const) {
    const from = (attributes[attribute] ?? '').trim();
    if (from === '') continue;
    const filter = source(from);
    const isPossible = filter?.kind === 'multiple' || filter?.kind === 'single' || filter?.kind === 'dropdown';
    if (!filter || !isPossible) lost.push(`${attribute}: ${from}`);
    else for (const item of offered) addFilter(item, filter, algorithm);
  }
  return lost;
}

/** What the other question does not have is offered in any case. */
function addFilter(item: DraftRow, filter: DraftPart, algorithm: 1 | 2): void {
  if (!filter.options?.some(({ key }) => key === item.key)) return;
  const chosen: DraftWhen = [[{ question: filter.key, algorithm, options: [item.key] }]];
  item.show = item.show ? bothOf(item.show, chosen) : chosen;
}
