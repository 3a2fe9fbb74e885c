import { LIMITS } from '../limit/limits.js';
import { canonicalInstant, daysIn } from '../reading/calendar.js';
import { at } from '../reading/fault.js';
import { readNumbers, readTexts } from '../reading/read-items.js';
import type { RecordReader } from '../reading/record-reader.js';
import { checkTextAt } from '../reading/text-faults.js';
import type { DateRange, InstantRange, NumberRange } from './filter.js';

/** Readers for the values in conditions. Each returns the canonical form; undefined, with a fault, for what it refuses. */

const uniqueSorted = <T extends number | string>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : Number(a > b)));

function notEmpty<T>(reader: RecordReader, key: string, values: readonly T[] | undefined): readonly T[] | undefined {
  if (values?.length !== 0) return values;
  reader.faults.add(at(reader.path, key), 'required');
  return undefined;
}

const FILTER_TEXT = { min: 0, max: LIMITS.filterText } as const;

/** Whole numbers from 1, at least one. */
export function readIds(reader: RecordReader, key: string): readonly number[] | undefined {
  const given = notEmpty(reader, key, readNumbers(reader, key, LIMITS.filterValues));
  for (const [index, id] of (given ?? []).entries())
    if (!Number.isSafeInteger(id) || id < 1) reader.faults.add(at(at(reader.path, key), index), 'notAllowed');
  return given && uniqueSorted(given);
}

/** A text of at most 100 whole characters, not blank; breaks and tabs in it count as spaces. */
export function readFilterText(reader: RecordReader, key: string): string | undefined {
  const text = reader
    .text(key)
    ?.replace(/[\t\r\n]+/g, ' ')
    .trim();
  if (text === undefined) return undefined;
  if (text === '') reader.faults.add(at(reader.path, key), 'required');
  checkTextAt(reader.faults, at(reader.path, key), text, FILTER_TEXT);
  return text;
}

/** Texts as they are, at least one, each of at most 100 whole characters. */
export function readFilterTexts(reader: RecordReader, key: string): readonly string[] | undefined {
  const given = notEmpty(reader, key, readTexts(reader, key, LIMITS.filterValues));
  for (const [index, text] of (given ?? []).entries()) checkTextAt(reader.faults, at(at(reader.path, key), index), text, FILTER_TEXT);
  return given && uniqueSorted(given);
}

/** The ends of a range that are given; notes a fault where neither is. */
function readEnds<T>(reader: RecordReader, read: (key: 'from' | 'to') => T | undefined): { from?: T; to?: T } {
  reader.allowOnly(['from', 'to']);
  if (!reader.has('from') && !reader.has('to')) reader.faults.add(reader.path, 'required');
  const [from, to] = [read('from'), read('to')];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

export function readNumberRange(reader: RecordReader): NumberRange {
  const range = readEnds(reader, (key) => reader.number(key));
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from > to) reader.faults.add(at(reader.path, 'to'), 'tooSmall', from);
  return range;
}

export function readInstantRange(reader: RecordReader): InstantRange {
  const range = readEnds(reader, (key) => {
    const text = reader.text(key);
    const instant = text === undefined ? undefined : canonicalInstant(text);
    if (instant === null) reader.faults.add(at(reader.path, key), 'format');
    return instant ?? undefined;
  });
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from >= to) reader.faults.add(at(reader.path, 'to'), 'tooSmall');
  return range;
}

const DATE = /^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2})(?:T(.+))?)?)?$/;
const TIME = /^(?:[01][0-9]|2[0-3])(?::[0-5][0-9](?::[0-5][0-9])?)?$/;

/** The form of the text; null for what no calendar or clock has. */
function formOf(text: string): 'date' | 'time' | null {
  if (TIME.test(text)) return 'time';
  const [, year, month = '01', day = '01', time = '00'] = DATE.exec(text) ?? [];
  if (year === undefined || !TIME.test(time)) return null;
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month)) ? 'date' : null;
}

export function readDateRange(reader: RecordReader): DateRange {
  const range = readEnds(reader, (key) => reader.text(key));
  const { from, to } = range;
  for (const key of ['from', 'to'] as const)
    if (range[key] !== undefined && formOf(range[key]) === null) reader.faults.add(at(reader.path, key), 'format');
  if (from === undefined || to === undefined) return range;
  if (formOf(from) !== formOf(to)) reader.faults.add(at(reader.path, 'to'), 'notAllowed');
  else if (from.slice(0, to.length) > to) reader.faults.add(at(reader.path, 'to'), 'tooSmall');
  return range;
}
