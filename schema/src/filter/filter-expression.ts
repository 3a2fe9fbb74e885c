import { type ColumnPlan, NOT_REACHED, NOT_SHOWN, UNANSWERED } from '../export/column.js';
import { type Arrival, ARRIVAL_KEYS } from '../export/arrival.js';
import { PARAMETERS_KEY } from '../export/meta-columns.js';
import { UNKNOWN } from '../origin/origin.js';
import { QUALITY_FLAGS, type QualityFlag } from '../quality/quality.js';
import {
  type AnswerCondition,
  type AnswerPlace,
  type AnswerState,
  type DateRange,
  type FilterCondition,
  type FilterGroup,
  foldCase,
  type InstantRange,
  isBrackets,
  type NumberRange,
  type ResponseFilter,
} from './filter.js';
import { type FilterColumns, filterColumns } from './filter-columns.js';

/**
 * A filter as a tree over the columns of the plan, for stores that know columns and no question types. Every node is true or false: a test of a cell
 * that is null is false, so `not` of it is true. Texts compare by the bytes of UTF-8.
 */
export type FilterExpression =
  /** `and` of nothing is true, `or` of nothing is false. */
  | { readonly op: 'and' | 'or'; readonly of: readonly FilterExpression[] }
  | { readonly op: 'not'; readonly of: FilterExpression }
  | { readonly op: 'in'; readonly column: string; readonly values: readonly (number | string)[] }
  | { readonly op: 'isNull'; readonly column: string }
  /** At least `from`, at most `to`, less than `before`, as far as they are given. */
  | {
      readonly op: 'range';
      readonly column: string;
      readonly from?: number | string;
      readonly to?: number | string;
      readonly before?: number | string;
    }
  /** The cell, with its letters A to Z made small, contains `text`, whose letters A to Z are small. */
  | { readonly op: 'contains'; readonly column: string; readonly text: string }
  /** The cell is a JSON object whose key `name` is one of these texts. */
  | { readonly op: 'parameter'; readonly column: string; readonly name: string; readonly values: readonly string[] }
  /** The author's notes beside the response, which are no columns of the plan. */
  | { readonly op: 'valid' | 'starred'; readonly is: boolean }
  | { readonly op: 'tagged'; readonly anyOf: readonly string[] }
  /** Carries at least one of these flags, which follow from all responses of the survey. */
  | { readonly op: 'flagged'; readonly anyOf: readonly QualityFlag[] };

const all = (of: readonly FilterExpression[]): FilterExpression => (of.length === 1 && of[0] !== undefined ? of[0] : { op: 'and', of });
const any = (of: readonly FilterExpression[]): FilterExpression => (of.length === 1 && of[0] !== undefined ? of[0] : { op: 'or', of });
const isIn = (column: string, values: readonly (number | string)[]): FilterExpression => ({ op: 'in', column, values });

/** Sorts after every character that a date or time has. */
const BEHIND = '~';

const CODE_OF_STATE: Readonly<Record<Exclude<AnswerState, 'answered'>, number>> = {
  unanswered: UNANSWERED,
  notShown: NOT_SHOWN,
  notReached: NOT_REACHED,
};

const answered = (columns: FilterColumns, place: AnswerPlace): FilterExpression =>
  any(columns.states(place).map((column) => ({ op: 'range', column, from: 0 })));

function stateIs(columns: FilterColumns, place: AnswerPlace, state: AnswerState): FilterExpression {
  if (state === 'answered') return answered(columns, place);
  return any(columns.states(place).map((column) => isIn(column, [CODE_OF_STATE[state]])));
}

/** At least one of these options is among what was chosen: a flag that is set, or a code. */
function chose(columns: FilterColumns, place: AnswerPlace, ids: readonly number[]): FilterExpression {
  const wanted = new Set<number | undefined>(ids);
  return any(
    columns.chosen(place).flatMap(({ key, kind, optionId }): FilterExpression[] => {
      if (kind === 'code') return [isIn(key, ids)];
      return wanted.has(optionId) ? [isIn(key, [1])] : [];
    }),
  );
}

/** Columns of whole numbers have missing codes below 0. */
const liesWithin = (columns: FilterColumns, place: AnswerPlace, { from, to }: NumberRange): FilterExpression =>
  any(
    columns.numbers(place).map(({ key, kind }): FilterExpression => {
      const lowest = kind === 'integer' ? Math.max(0, from ?? 0) : from;
      return { op: 'range', column: key, ...(lowest !== undefined && { from: lowest }), ...(to !== undefined && { to }) };
    }),
  );

/** The kind of the columns that a range of dates or times asks. */
export const kindOfDates = ({ from, to }: DateRange): 'date' | 'time' => (/^[0-9]{4}/.test(from ?? to ?? '') ? 'date' : 'time');

const fallsWithin = (columns: FilterColumns, place: AnswerPlace, range: DateRange): FilterExpression =>
  any(
    columns.dates(place, kindOfDates(range)).map(
      ({ key }): FilterExpression => ({
        op: 'range',
        column: key,
        ...(range.from !== undefined && { from: range.from }),
        ...(range.to !== undefined && { before: range.to + BEHIND }),
      }),
    ),
  );

const contains = (keys: readonly { readonly key: string }[], text: string): FilterExpression =>
  any(keys.map(({ key }) => ({ op: 'contains', column: key, text: foldCase(text) })));

function ofAnswer(columns: FilterColumns, answer: AnswerCondition): FilterExpression {
  if ('anyOf' in answer) return chose(columns, answer, answer.anyOf);
  if ('allOf' in answer) return all(answer.allOf.map((id) => chose(columns, answer, [id])));
  if ('noneOf' in answer) return all([answered(columns, answer), { op: 'not', of: chose(columns, answer, answer.noneOf) }]);
  if ('range' in answer) return liesWithin(columns, answer, answer.range);
  if ('dates' in answer) return fallsWithin(columns, answer, answer.dates);
  if ('contains' in answer) return contains(columns.texts(answer), answer.contains);
  if ('divisions' in answer) return any(columns.divisions(answer).map(({ key }) => isIn(key, answer.divisions)));
  return stateIs(columns, answer, answer.state);
}

const millisecondsOf = (instant: string): number => new Date(instant).getTime();

const submittedWithin = ({ from, to }: InstantRange): FilterExpression => ({
  op: 'range',
  column: 'submitted_at',
  ...(from !== undefined && { from: millisecondsOf(from) }),
  ...(to !== undefined && { before: millisecondsOf(to) }),
});

/** Has one of these values; the one that stands for none is null in the column. */
function isOneOf(column: string, values: readonly string[], none: string): FilterExpression {
  const named = values.filter((value) => value !== none);
  return any([
    ...(named.length > 0 ? [isIn(column, named)] : []),
    ...(named.length < values.length ? [{ op: 'isNull', column } as const] : []),
  ]);
}

/** Columns that every table has, whether the plan of the survey shows them or not. */
const arrivals = (of: readonly Arrival[]) => of.map((arrival) => ({ key: ARRIVAL_KEYS[arrival] }));

function ofCondition(columns: FilterColumns, condition: FilterCondition): FilterExpression {
  if ('answer' in condition) return ofAnswer(columns, condition.answer);
  if ('submitted' in condition) return submittedWithin(condition.submitted);
  if ('duration' in condition) return { op: 'range', column: 'duration_s', ...condition.duration };
  if ('source' in condition) return isOneOf('source', condition.source.anyOf, '');
  if ('device' in condition) return isOneOf('device', condition.device.anyOf, UNKNOWN);
  if ('os' in condition) return isOneOf('os', condition.os.anyOf, UNKNOWN);
  if ('browser' in condition) return isOneOf('browser', condition.browser.anyOf, UNKNOWN);
  if ('region' in condition) return isOneOf('region', condition.region.anyOf, UNKNOWN);
  if ('parameter' in condition) {
    const { name, anyOf } = condition.parameter;
    return { op: 'parameter', column: PARAMETERS_KEY, name, values: anyOf };
  }
  if ('link' in condition) return contains(arrivals(['linkCode', 'linkName']), condition.link.contains);
  if ('invitation' in condition) return contains(arrivals(['invitationCode']), condition.invitation.contains);
  if ('score' in condition) return any(columns.scores.map(({ key }) => ({ op: 'range', column: key, ...condition.score })));
  if ('version' in condition) return isIn('version', condition.version.anyOf);
  if ('status' in condition) return isIn('status', condition.status.anyOf);
  if ('text' in condition) return contains(columns.allTexts, condition.text.contains);
  if ('valid' in condition) return { op: 'valid', is: condition.valid };
  if ('starred' in condition) return { op: 'starred', is: condition.starred };
  if ('tags' in condition) return { op: 'tagged', anyOf: condition.tags.anyOf };
  if ('quality' in condition) return { op: 'flagged', anyOf: condition.quality.anyOf };
  const flagged: FilterExpression = { op: 'flagged', anyOf: QUALITY_FLAGS };
  return condition.flagged ? flagged : { op: 'not', of: flagged };
}

function combined(columns: FilterColumns, { match, conditions }: ResponseFilter | FilterGroup): FilterExpression {
  const of = conditions.map((entry) => (isBrackets(entry) ? combined(columns, entry.group) : ofCondition(columns, entry)));
  return match === 'any' && of.length > 0 ? any(of) : all(of);
}

/** Translates a filter that `parseFilter` took for this plan. */
export const filterExpression = (filter: ResponseFilter, plan: ColumnPlan): FilterExpression => combined(filterColumns(plan), filter);

function addColumns(expression: FilterExpression, found: Set<string>): void {
  if ('column' in expression) found.add(expression.column);
  if (expression.op === 'not') addColumns(expression.of, found);
  if (expression.op === 'and' || expression.op === 'or') for (const part of expression.of) addColumns(part, found);
}

/** Keys of the columns that an expression reads. */
export function columnsOfFilter(expression: FilterExpression): readonly string[] {
  const found = new Set<string>();
  addColumns(expression, found);
  return [...found];
}
