import { type Cell, type Column, MISSING_CODES } from '../export/column.js';
import { missingLabel } from '../export/column-text.js';
import type { ImportReason } from './import-fault.js';

/** The value of a cell, null for an empty one and for a missing code, or why it has none. */
export type ReadCell = { readonly value: Cell } | { readonly reason: ImportReason };

const EMPTY: ReadCell = { value: null };

const MISSING_TEXTS: ReadonlySet<string> = new Set(
  MISSING_CODES.flatMap((code) => [String(code), missingLabel(code, 'zh-CN'), missingLabel(code, 'en')]),
);

/** Values of a column by the texts that stand for them. */
export type ValuesByText = ReadonlyMap<string, Cell>;

interface Named {
  readonly value: Cell;
  readonly code: string;
  readonly title: string;
}

/** What a text means that is the code of one value and the title of another. */
export type Preferred = 'code' | 'title';

function byCode(values: readonly Named[]): Map<string, Cell> {
  const found = new Map<string, Cell>();
  for (const { value, code } of values) if (!found.has(code)) found.set(code, value);
  return found;
}

function byTitle(values: readonly Named[]): Map<string, Cell> {
  const found = new Map<string, Cell>();
  const shared = new Set<string>();
  for (const { value, title } of values) {
    const text = title.trim();
    if (found.has(text) && found.get(text) !== value) shared.add(text);
    found.set(text, value);
  }
  for (const title of ['', ...shared]) found.delete(title);
  return found;
}

/** Values by code and by title. Of two with the same code the earlier one counts; a title that two have says nothing. */
export const valuesByText = (values: readonly Named[], preferred: Preferred = 'code'): ValuesByText =>
  new Map(preferred === 'code' ? [...byTitle(values), ...byCode(values)] : [...byCode(values), ...byTitle(values)]);

/** Numbers as programs write them, very small ones with an exponent. */
const NUMBER = /^[+-]?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]{1,3})?$/i;

function wholeNumber(text: string): ReadCell {
  const number = Number(text);
  return NUMBER.test(text) && Number.isSafeInteger(number) && number >= 0 ? { value: number } : { reason: 'wholeNumber' };
}

/** As spreadsheet programs write dates when they save a table: `2026/3/31 18:05:00`. */
const SLASHED = /^(\d{4})[/-](\d{1,2})(?:[/-](\d{1,2}))?(?:[ T](\d{1,2}):(\d{2}(?::\d{2})?))?$/;

/** The text of a date in the form in which answers have it; any other text as it is. */
function dateText(text: string): string {
  const [, year, month = '', day, hour, minute] = SLASHED.exec(text) ?? [];
  if (year === undefined) return text;
  const date = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}

/** Reads a cell by the kind of its column. Typed text is left as it is, spaces included: the reader of answers trims it. */
export function readCell({ kind, missing }: Pick<Column, 'kind' | 'missing'>, values: ValuesByText, given: string): ReadCell {
  const text = given.trim();
  if (text === '') return EMPTY;
  const named = values.get(text);
  if (named !== undefined) return { value: named };
  if (missing.length > 0 && MISSING_TEXTS.has(text)) return EMPTY;
  switch (kind) {
    case 'code':
      return { reason: 'value' };
    case 'flag':
    case 'state':
      return { reason: 'flag' };
    case 'integer':
      return wholeNumber(text);
    case 'number':
      return NUMBER.test(text) ? { value: Number(text) } : { reason: 'number' };
    case 'date':
      return { value: dateText(text) };
    case 'time':
    case 'text':
    case 'instant':
      return { value: given };
  }
}
