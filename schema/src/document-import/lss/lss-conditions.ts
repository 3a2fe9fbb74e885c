import { bothOf, eitherOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftRow, DraftWhen } from '../draft/draft-survey.js';
import { type Compare, type Comparing, NEVER, readExpression } from '../expression/read-expression.js';
import type { LssQuestion, LssRow } from './lss-tables.js';

/** A group, a question or a sub-question that is always shown says 1. */
export const isAlways = (relevance: string): boolean => relevance.trim() === '' || relevance.trim() === '1';

/** What is never shown says 0: it is filled by other means. */
export const isNever = (relevance: string): boolean => relevance.trim() === '0';

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
  const when = isBlank ? compare(cfieldname, comparing === 'equal' ? 'empty' : 'notEmpty', []) : compare(cfieldname, comparing, [value]);
  return when === NEVER ? undefined : when;
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
    // Several questions filter together: all of them have to hold.
    for (const from of (attributes[attribute] ?? '')
      .split(';')
      .map((code) => code.trim())
      .filter(Boolean)) {
      const filter = source(from);
      if (!filter || !FILTERS.has(filter.kind)) lost.push(`${attribute}: ${from}`);
      else for (const item of offered) addFilter(item, filter, algorithm);
    }
  }
  return lost;
}

/** Kinds that filter others: by the options that were chosen, or by the rows that were answered. */
const FILTERS: ReadonlySet<string> = new Set(['multiple', 'single', 'dropdown', 'matrixSingle', 'matrixRate']);

/** What the other question does not have is offered in any case. */
function addFilter(item: DraftRow, filter: DraftPart, algorithm: 1 | 2): void {
  const isOf = (list: readonly DraftRow[] | undefined) => list?.some(({ key }) => key === item.key) === true;
  if (!isOf(filter.rows ?? filter.options)) return;
  const chosen: DraftWhen = filter.rows
    ? [[{ question: filter.key, row: item.key, algorithm: algorithm === 1 ? 11 : 12 }]]
    : [[{ question: filter.key, algorithm, options: [item.key] }]];
  item.show = item.show ? bothOf(item.show, chosen) : chosen;
}
