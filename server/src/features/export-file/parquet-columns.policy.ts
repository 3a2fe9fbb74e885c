import { type Cell, CHOICE_SEPARATOR, type Column, type FileColumn, type FileLayout, type FileValue } from '@wence/schema';
import { quoted } from '../response-table/table-names.policy.js';

const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text in a statement, which cannot have the character 0 itself. */
const literal = (text: string): string =>
  text.includes('\0') ? `(${text.split('\0').map(quotedText).join(' || chr(0) || ')})` : quotedText(text);

/** A value in a column of texts or of numbers: the values of one column have one type. */
function valueSql(value: FileValue, isText: boolean): string {
  if (value === null) return 'NULL';
  return isText ? literal(String(value)) : String(value);
}

const cellSql = (cell: Cell): string => (typeof cell === 'string' ? literal(cell) : String(cell));

/** A cell that stays as it is. Whole numbers are stored as doubles. */
function sameSql({ type }: FileColumn, { key, kind }: Column): string {
  const cell = quoted(key);
  if (kind === 'instant') return `make_timestamptz(CAST(${cell} * 1000 AS BIGINT))`;
  const value = kind === 'integer' ? `CAST(${cell} AS BIGINT)` : cell;
  return type === 'text' && kind !== 'text' ? `CAST(${value} AS VARCHAR)` : value;
}

function joinedSql(sources: readonly Column[], texts: readonly string[], hasMissing: boolean): string {
  const keys = sources.map(({ key }) => quoted(key));
  const chosen = keys.map((key, place) => `CASE WHEN ${key} = 1 THEN ${literal(texts[place] ?? '')} END`);
  const joined = `nullif(concat_ws(${literal(CHOICE_SEPARATOR)}, ${chosen.join(', ')}), '')`;
  if (!hasMissing) return joined;
  return `coalesce(${joined}, CASE WHEN greatest(${keys.join(', ')}) < 0 THEN CAST(coalesce(${keys.join(', ')}) AS VARCHAR) END)`;
}

function columnSql(column: FileColumn, sources: readonly Column[]): string {
  const { recipe, type } = column;
  const [source] = sources;
  if (source === undefined) throw new Error(`${column.name} is made of no column`);
  if (recipe.way === 'joined') return joinedSql(sources, recipe.texts, recipe.missing.length > 0);
  if (recipe.way === 'same') return sameSql(column, source);
  const cases = Array.from(recipe.to, ([cell, value]) => `WHEN ${cellSql(cell)} THEN ${valueSql(value, type === 'text')}`);
  const others = recipe.others === 'same' ? sameSql(column, source) : 'NULL';
  return cases.length === 0 ? others : `CASE ${quoted(source.key)} ${cases.join(' ')} ELSE ${others} END`;
}

/**
 * The columns of a file as the list behind SELECT, over the table of a survey: DuckDB writes Parquet itself. They have the values that the other formats
 * have; instants are timestamps, dates stay texts as exact as they were given.
 */
export function parquetColumns({ columns, sources }: FileLayout): string {
  return columns
    .map((column) => {
      const own = column.sources.flatMap((place) => sources[place] ?? []);
      return `${columnSql(column, own)} AS ${quoted(column.name)}`;
    })
    .join(', ');
}
