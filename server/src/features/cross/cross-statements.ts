import type { CategoryTest, CrossNumber, CrossVariable } from '@wence/schema';
import type { Statement } from '../../platform/analytics/columnar-file.js';
import type { RowCondition } from '../response-table/response-filter.policy.js';
import { quoted } from '../response-table/table-names.policy.js';

/** The responses that tables are made from. */
export interface Source {
  readonly table: string;
  readonly condition: RowCondition;
}

/** The variables of one table. */
export interface Pair {
  readonly row: CrossVariable;
  readonly column: CrossVariable;
  /** Its categories stand within each category of the column variable. Absent: columns are not nested. */
  readonly inner?: CrossVariable | undefined;
}

/** The variables that make the columns of a table, the outer one first. */
export const columnVariables = ({ column, inner }: Pick<Pair, 'column' | 'inner'>): readonly CrossVariable[] =>
  inner ? [column, inner] : [column];

/** Whether responses are told apart by their column, or counted each once whatever their columns. */
export type Grouping = 'byColumn' | 'together';

const SHOWN_UNANSWERED = -2;

/** Null where the variable is not in the response's version: a comparison with null holds for no response. */
const isAnswered = ({ state, present }: CrossVariable): string =>
  [`${quoted(state)} >= 0`, ...(present.length > 0 ? [`coalesce(${present.map(quoted).join(', ')}) IS NOT NULL`] : [])].join(' AND ');

const isAsked = ({ states }: CrossVariable): string =>
  `(${states.map((state) => `${quoted(state)} >= 0 OR ${quoted(state)} = ${SHOWN_UNANSWERED}`).join(' OR ')})`;

const holds = (test: CategoryTest): string =>
  'equals' in test
    ? `${quoted(test.column)} = ${test.equals}`
    : `${quoted(test.column)} >= ${test.from} AND ${quoted(test.column)} < ${test.below}`;

/**
 * What tells the place of a response among the categories of a variable: the value of the only column that they look at, as far as it has few
 * different ones, else the number of the category, counted from 0. `cross-counts.ts` reads them.
 */
function placeOf(variable: CrossVariable): string {
  const { categories, open } = variable;
  if (open) return quoted(open.column);
  const column = columnOfValues(variable);
  if (column !== null) return quoted(column);
  return categories.length === 0
    ? 'NULL'
    : `CASE ${categories.map(({ test }, index) => `WHEN ${holds(test)} THEN ${index}`).join(' ')} END`;
}

/** The column whose values are the categories, one each. */
export function columnOfValues({ categories }: CrossVariable): string | null {
  const columns = new Set(categories.map(({ test }) => ('equals' in test ? test.column : null)));
  const [only = null] = columns;
  return columns.size === 1 ? only : null;
}

/** All places of a response whose categories overlap; null for the categories that it is not in. */
const placesOf = ({ categories }: CrossVariable): string =>
  `[${categories.map(({ test }, index) => `CASE WHEN ${holds(test)} THEN ${index} END`).join(', ')}]`;

const inColumn = (column: CrossVariable, grouping: Grouping): string =>
  grouping === 'together' ? 'NULL' : column.overlapping ? placesOf(column) : placeOf(column);

/** Groups what is selected of the responses that answered all variables by their column: `place0` and, where columns are nested, `place1`. */
function perColumn(
  { table, condition }: Source,
  { row, ...pair }: Pair,
  grouping: Grouping,
  { inner, outer, by = [] }: { readonly inner: readonly string[]; readonly outer: readonly string[]; readonly by?: readonly string[] },
): Statement {
  const columns = columnVariables(pair).map((variable, index) => ({ variable, place: `place${index}` }));
  const places = columns.map(({ place }) => place);
  const selected = [...columns.map(({ variable, place }) => `${inColumn(variable, grouping)} AS ${place}`), ...inner].join(', ');
  const answered = [row, ...columnVariables(pair)].map(isAnswered).join(' AND ');
  const responses = `SELECT ${selected} FROM ${table} WHERE ${condition.sql} AND ${answered}`;
  // One list after the other: two that are laid out at once would be laid out side by side, not each with each.
  const spread = grouping === 'byColumn' ? columns.filter(({ variable }) => variable.overlapping) : [];
  const lines = spread.reduce((from, { place }) => `SELECT * REPLACE (unnest(${place}) AS ${place}) FROM (${from})`, responses);
  // Of overlapping categories each response has a line for all that it is not in.
  const isInOne = spread.length > 0 ? ` WHERE ${spread.map(({ place }) => `${place} IS NOT NULL`).join(' AND ')}` : '';
  const sql = `SELECT ${[...places, ...outer].join(', ')} FROM (${lines})${isInOne} GROUP BY ${[...places, ...by].join(', ')}`;
  return { sql, values: condition.values };
}

/**
 * Counts of the categories of the row variable. Each row of the result: its places among the columns, the base, and either one category with its count (`null` of a
 * response in none) or, if categories overlap, the count of each.
 */
export function countsStatement(source: Source, pair: Pair, grouping: Grouping): Statement {
  const { row } = pair;
  if (!row.overlapping) {
    const [inner, outer] = [[`${placeOf(row)} AS category`], ['count(*)', 'category']];
    return perColumn(source, pair, grouping, { inner, outer, by: ['category'] });
  }
  const inner = row.categories.map(({ test }, index) => `${holds(test)} AS c${index}`);
  const outer = ['count(*)', ...row.categories.map((_, index) => `count_if(c${index})`)];
  return perColumn(source, pair, grouping, { inner, outer });
}

const valueOf = ({ column, hasMissingCodes }: CrossNumber): string =>
  hasMissingCodes ? `CASE WHEN ${quoted(column)} >= 0 THEN ${quoted(column)} END` : quoted(column);

/** Moments of the numbers of the row variable. Each row of the result: its places among the columns, then of each number how many, their sum and their variance. */
export function momentsStatement(source: Source, pair: Pair, grouping: Grouping): Statement {
  const { numbers } = pair.row;
  const inner = numbers.map((number, index) => `${valueOf(number)} AS x${index}`);
  const outer = numbers.flatMap((_, index) => [`count(x${index})`, `coalesce(sum(x${index}), 0)`, `coalesce(var_samp(x${index}), 0)`]);
  return perColumn(source, pair, grouping, { inner, outer });
}

/** Sizes of a report, in one row: the responses that are meant, then of each pair those that were asked all its variables. */
export function sizesStatement({ table, condition }: Source, pairs: readonly Pair[]): Statement {
  const counts = pairs.map(({ row, ...pair }) => `count_if(${[row, ...columnVariables(pair)].map(isAsked).join(' AND ')})`);
  return { sql: `SELECT ${['count(*)', ...counts].join(', ')} FROM ${table} WHERE ${condition.sql}`, values: condition.values };
}
