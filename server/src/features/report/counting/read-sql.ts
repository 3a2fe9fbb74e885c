import { type ChoiceRead, LARGEST_NUMBER, type NumberRead, type Read, type TextRead } from '@wence/schema';
import { quoted } from '../../response-table/table-names.policy.js';

/** Digits with an optional decimal part: the texts that `isNumber` of the model takes for numbers. */
const NUMBER = '[+-]?[0-9]+(\\.[0-9]+)?';

/** What a response has: one value, or a list of them. */
export interface Expression {
  readonly sql: string;
  readonly isList: boolean;
}

/** A value, in responses of the versions in which the column holds what is read. */
const within = ({ versions }: Pick<Read, 'versions'>, value: string): string =>
  versions === null ? value : `CASE WHEN version IN (${versions.join(', ')}) THEN ${value} END`;

/** The value that one of several has in a response: of one version only, so no two have one. */
function oneOf(values: readonly string[]): string {
  const [first = 'NULL', ...more] = values;
  return more.length === 0 ? first : `coalesce(${values.join(', ')})`;
}

/** The items of all lists; a list that is null has none. */
function joined(lists: readonly string[]): string {
  const [first = 'NULL', ...more] = lists;
  return more.length === 0 ? first : `list_concat(${lists.join(', ')})`;
}

const listOf = (value: string): string => `CASE WHEN ${value} IS NOT NULL THEN [${value}] END`;

export const cell = (read: Read): string => within(read, quoted(read.column));

export const anyCell = (reads: readonly Read[]): string => oneOf(reads.map(cell));

export const isChosen = ({ equals, ...read }: ChoiceRead): string => (equals === null ? `${cell(read)} >= 1` : `${cell(read)} = ${equals}`);

/** Null where there is no such text, or none that is a number. */
const numberIn = (text: string): string => `CASE WHEN regexp_full_match(${text}, '${NUMBER}') THEN CAST(ltrim(${text}, '+') AS DOUBLE) END`;

const bounded = (number: string): string => `CASE WHEN abs(${number}) <= ${LARGEST_NUMBER} THEN ${number} END`;

function numberCell(read: NumberRead): string {
  const value = quoted(read.column);
  if (read.form === 'whole') return within(read, `CASE WHEN ${value} >= 0 THEN CAST(${value} AS DOUBLE) END`);
  if (read.form === 'text') return within(read, bounded(numberIn(value)));
  if (read.form === 'texts') return within(read, `[${bounded(numberIn('text'))} FOR text IN ${value}]`);
  const number = read.zeroWhere === undefined ? value : `coalesce(${value}, CASE WHEN ${quoted(read.zeroWhere)} >= 0 THEN 0 END)`;
  return within(read, bounded(number));
}

/** The numbers of a response. */
export function numbersOf(reads: readonly NumberRead[]): Expression {
  if (!reads.some(({ form }) => form === 'texts')) return { sql: oneOf(reads.map(numberCell)), isList: false };
  const lists = reads.map((read) => (read.form === 'texts' ? numberCell(read) : listOf(numberCell(read))));
  return { sql: joined(lists), isList: true };
}

/** The texts of a response. `areTogether`: it can have several at a time, in the order of the reads. */
export function textsOf(reads: readonly TextRead[], areTogether = false): Expression {
  if (!areTogether && !reads.some(({ isList }) => isList)) return { sql: anyCell(reads), isList: false };
  return { sql: joined(reads.map((read) => (read.isList ? cell(read) : listOf(cell(read))))), isList: true };
}

export const asList = ({ sql, isList }: Expression): string => (isList ? sql : `[${sql}]`);
