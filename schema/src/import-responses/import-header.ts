import type { Column, ColumnPlan } from '../export/column.js';

/** The first row of a table of responses: where the columns of a plan stand in it. */
export interface ImportHeader {
  /** Places of the columns in a row, by key. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings that name no column, as they stand in the file. */
  readonly unknown: readonly string[];
  /** Headings that name a column which an earlier one has named already. */
  readonly repeated: readonly string[];
  /** Names of columns of answers that the table does not have. */
  readonly absent: readonly string[];
}

/** Key of the column that says whether a response is valid, whatever plan the table was made by. */
export const VALID_KEY = 'valid';

const readable = (text: string): string => text.replace(/^\uFEFF/, '').trim();

/** Columns by their labels, those left out that several columns share. */
function byLabel(columns: readonly Column[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string | null>();
  for (const { key, label } of columns) keys.set(readable(label), keys.has(readable(label)) ? null : key);
  return new Map([...keys].flatMap(([label, key]) => (key === null ? [] : [[label, key] as const])));
}

const isTold = ({ nodeId, kind, retired }: Column): boolean => nodeId !== undefined && kind !== 'state' && !retired;

/** Finds the columns of a plan by names, whatever their case, or by labels that only one column has. Headings that are empty are passed over. */
export function readImportHeader({ columns }: ColumnPlan, headings: readonly string[]): ImportHeader {
  const names = new Map([[VALID_KEY, VALID_KEY], ...columns.map(({ name, key }) => [name.toLowerCase(), key] as const)]);
  const labels = byLabel(columns);
  const places = new Map<string, number>();
  const [unknown, repeated]: [string[], string[]] = [[], []];
  for (const [place, heading] of headings.entries()) {
    const text = readable(heading);
    const key = names.get(text.toLowerCase()) ?? labels.get(text);
    if (text === '') continue;
    if (key === undefined) unknown.push(text);
    else if (places.has(key)) repeated.push(text);
    else places.set(key, place);
  }
  const absent = columns.filter((column) => isTold(column) && !places.has(column.key)).map(({ name }) => name);
  return { places, unknown, repeated, absent };
}
