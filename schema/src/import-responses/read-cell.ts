import { type Cell, type Column, MISSING_CODES } from '../export/column.js';
import { missingLabel } from '../export/column-text.js';
import type { ImportReason } from './import-fault.js';

/** The value of a cell, null for an empty one and for a missing code, or why it has none. */
export type ReadCell = { readonly value: Cell } | { readonly reason: ImportReason };

const EMPTY: ReadCell = { value: null };

const MISSING_TEXTS: ReadonlySet<string> = new Set(
  MISSING_CODES.flatMap((code) => [String(code), missingLabel(code, 'zh-CN'), missingLabel(code, 'en')]),
);

/** Stands for a text that two values of a column share: it does not say which. */
export const AMBIGUOUS = Symbol('ambiguous');

/** Values of a column by the texts that stand for them. */
export type ValuesByText = ReadonlyMap<string, Cell | typeof AMBIGUOUS>;

interface Named {
  readonly value: Cell;
  readonly code: string;
  readonly title: string;
}

/** The meaning of a text that is the code of one value and the title of another. */
export type Preferred = 'code' | 'title';

function by(part: 'code' | 'title', values: readonly Named[]): Map<string, Cell | typeof AMBIGUOUS> {
  const found = new Map<string, Cell | typeof AMBIGUOUS>();
  for (const { value, [part]: given } of values) {
    const text = given.trim();
    if (text !== '') found.set(text, (found.get(text) ?? value) === value ? value : AMBIGUOUS);
  }
  return found;
}

/** Values by code and by title. `older`: codes and titles that count where the others say nothing. */
export function valuesByText(values: readonly Named[], preferred: Preferred = 'code', older: readonly Named[] = []): ValuesByText {
  const other = preferred === 'code' ? 'title' : 'code';
  const byOther = by(other, values);
  // A text that is ambiguous in the preferred way may be told by the other.
  const byPreferred = [...by(preferred, values)].filter(([text, value]) => value !== AMBIGUOUS || !byOther.has(text));
  return new Map([...by(other, older), ...by(preferred, older), ...byOther, ...byPreferred]);
}

/** Numbers as programs write them, very small ones with an exponent. */
const NUMBER = /^[+-]?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]{1,3})?$/i;

function wholeNumber(text: string): ReadCell {
  const number = Number(text);
  return NUMBER.test(text) && Number.isSafeInteger(number) && number >= 0 ? { value: number } : { reason: 'wholeNumber' };
}

/** As spreadsheet programs write dates when they save a table: `2026/3/31 18:05:00`. */
const SLASHED = /^(\d{4})[/-](\d{1,2})(?:[/-](\d{1,2}))?(?:[ T](\d{1,2}):(\d{2}(?::\d{2})?))?$/;

/** Days since 1899-12-30, as workbooks hold dates. */
const SERIAL = /^[2-7]\d{4}(\.\d+)?$/;
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_SECONDS = 86_400;

/** The local date and time that a number of a workbook stands for, in ISO 8601; any other text as it is. */
export function textOfSerial(text: string): string {
  if (!SERIAL.test(text)) return text;
  const iso = new Date(SERIAL_EPOCH + Math.round(Number(text) * DAY_SECONDS) * 1000).toISOString();
  return iso.slice(0, text.includes('.') ? 19 : 10);
}

/** The text of a date in the form in which answers have it; any other text as it is. */
function dateText(text: string): string {
  const [, year, month = '', day, hour, minute] = SLASHED.exec(text) ?? [];
  if (year === undefined) return textOfSerial(text);
  const date = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}

/** Reads a cell by the kind of its column. Typed text is left as it is, spaces included: the reader of answers trims it. */
export function readCell({ kind, missing }: Pick<Column, 'kind' | 'missing'>, values: ValuesByText, given: string): ReadCell {
  const text = given.trim();
  if (text === '') return EMPTY;
  const named = values.get(text);
  if (named === AMBIGUOUS) return { reason: 'ambiguous' };
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
