import type { FilterExpression } from '@wence/schema';
import { flagSql } from './quality-sql.policy.js';
import { quoted } from './table-names.policy.js';

export type Value = string | number;

/** Takes a value and returns where it stands in the statement. */
export type Placer = (value: Value) => string;

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();

/** A test of a cell that is null is false, as the expression wants it; in SQL it is neither true nor false. */
const sure = (test: string): string => `coalesce(${test}, false)`;

const anyOf = (column: string, values: readonly Value[], place: Placer): string =>
  values.length === 0 ? 'false' : sure(`${column} IN (${values.map(place).join(', ')})`);

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
  not: ({ of }, place, table) => `NOT ${filterSql(of, place, table)}`,
  in: ({ column, values }, place) => anyOf(quoted(column), values, place),
  isNull: ({ column }) => `${quoted(column)} IS NULL`,
  range({ column, from, to, before }, place) {
    const ends = [
      ['>=', from],
      ['<=', to],
      ['<', before],
    ] as const;
    const tests = ends.flatMap(([sign, end]) => (end === undefined ? [] : [`${quoted(column)} ${sign} ${place(end)}`]));
    return sure(`(${[`${quoted(column)} IS NOT NULL`, ...tests].join(' AND ')})`);
  },
  contains: ({ column, text }, place) => sure(`contains(translate(${quoted(column)}, '${CAPITALS}', '${SMALL}'), ${place(text)})`),
  parameter: ({ column, name, values }, place) => anyOf(`json_extract_string(${quoted(column)}, ${place(pointerTo(name))})`, values, place),
  valid: ({ is }) => `valid = ${is ? 1 : 0}`,
  starred: ({ is }) => `starred = ${is ? 1 : 0}`,
  tagged: ({ anyOf: tags }, place) => sure(`list_has_any(tags, [${tags.map(place).join(', ')}])`),
  flagged: ({ anyOf: flags }, _place, table) =>
    joined(
      flags.map((flag) => sure(flagSql(flag, table))),
      'OR',
      'false',
    ),
};

/** Writes an expression over the columns of a table as a condition that is true or false of each row. */
export function filterSql(expression: FilterExpression, place: Placer, table: string): string {
  // Its kind has chosen the writer.
  return (WRITERS[expression.op] as (of: FilterExpression, at: Placer, table: string) => string)(expression, place, table);
}
