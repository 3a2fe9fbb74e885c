import type { FilterExpression } from '@wence/schema';
import { flagSql } from './quality-sql.policy.js';
import { quoted } from './table-names.policy.js';

export type Value = string | number;

/** Takes a value and returns where it stands in the statement. */
export type Placer = (value: Value) => string;

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();

/** A column that has one of these values. */
export function anyOf(column: string, values: readonly Value[], place: Placer): string {
  const [first, ...others] = values.map(place);
  if (first === undefined) return 'false';
  return others.length === 0 ? `${column} = ${first}` : `${column} IN (${[first, ...others].join(', ')})`;
}

/** One of the names of a JSON object, as a pointer (RFC 6901). */
const pointerTo = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

type Writers = {
  readonly [Op in FilterExpression['op']]: (expression: Extract<FilterExpression, { op: Op }>, place: Placer, table: string) => string;
};

const joined = (parts: readonly string[], word: 'AND' | 'OR', ofNothing: string): string =>
  parts.length === 0 ? ofNothing : `(${parts.join(` ${word} `)})`;

const partsOf = ({ of }: { of: readonly FilterExpression[] }, place: Placer, table: string): string[] =>
  of.map((part) => filterSql(part, place, table));

/** The compiler wants an entry for each kind of expression. */
const WRITERS: Writers = {
  and: (expression, place, table) => joined(partsOf(expression, place, table), 'AND', 'true'),
  or: (expression, place, table) => joined(partsOf(expression, place, table), 'OR', 'false'),
  // The tests within say null of a cell that is null, where the expression has false of it: only under a negation the two differ.
  not: ({ of }, place, table) => `NOT coalesce(${filterSql(of, place, table)}, false)`,
  in: ({ column, values }, place) => anyOf(quoted(column), values, place),
  isNull: ({ column }) => `${quoted(column)} IS NULL`,
  range({ column, from, to, before }, place) {
    const ends = [
      ['>=', from],
      ['<=', to],
      ['<', before],
    ] as const;
    const tests = ends.flatMap(([sign, end]) => (end === undefined ? [] : [`${quoted(column)} ${sign} ${place(end)}`]));
    return `(${[`${quoted(column)} IS NOT NULL`, ...tests].join(' AND ')})`;
  },
  contains: ({ column, text }, place) => `contains(translate(${quoted(column)}, '${CAPITALS}', '${SMALL}'), ${place(text)})`,
  parameter: ({ column, name, values }, place) => anyOf(`json_extract_string(${quoted(column)}, ${place(pointerTo(name))})`, values, place),
  valid: ({ is }) => `valid = ${is ? 1 : 0}`,
  starred: ({ is }) => `starred = ${is ? 1 : 0}`,
  tagged: ({ anyOf: tags }, place) => `list_has_any(tags, [${tags.map(place).join(', ')}])`,
  flagged: ({ anyOf: flags }, _place, table) =>
    joined(
      flags.map((flag) => flagSql(flag, table)),
      'OR',
      'false',
    ),
};

/**
 * Writes an expression over the columns of a table as a condition for `WHERE`: true of the rows that are meant, false or null of the others. Bare
 * comparisons, which the database tests while it reads a column, and by the bounds of whole blocks.
 */
export function filterSql(expression: FilterExpression, place: Placer, table: string): string {
  // Its kind has chosen the writer.
  return (WRITERS[expression.op] as (of: FilterExpression, at: Placer, table: string) => string)(expression, place, table);
}
