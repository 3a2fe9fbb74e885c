const DAY = 86_400_000;
/** Days from 1899-12-30, where workbooks count from, to 1970. */
const EPOCH = 25_569;
/** Before March 1900 the count is off by a day in some programs; after 9999 there is none. */
const FIRST = 61;
const END = 2_958_466;

/** Number formats of the cells of a workbook by their place in its styles; 0 is the general one. */
export const FORMATS = ['yyyy-mm-dd', 'yyyy-mm', 'yyyy-mm-dd hh:mm', 'yyyy-mm-dd hh:mm:ss', 'hh:mm', 'hh:mm:ss', 'yyyy'] as const;

type Format = (typeof FORMATS)[number];

export interface SerialDate {
  readonly serial: number;
  readonly style: number;
}

const styleOf = (format: Format): number => FORMATS.indexOf(format) + 1;

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?)?)?$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;

const inDay = (hours = '0', minutes = '0', seconds = '0'): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) / 86_400;

function dateFormat(month: string | undefined, day: string | undefined, hours: string | undefined, seconds: string | undefined): Format {
  if (month === undefined) return 'yyyy';
  if (day === undefined) return 'yyyy-mm';
  if (hours === undefined) return 'yyyy-mm-dd';
  return seconds === undefined ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd hh:mm:ss';
}

const inRange = (serial: number, format: Format): SerialDate | null =>
  serial >= FIRST && serial < END ? { serial, style: styleOf(format) } : null;

/** A local date as an answer has it (`2026-03-31`, `2026-03`, `2026`, `2026-03-31T18:05`) as workbooks count. Null: one that they cannot have. */
export function serialOfDate(text: string): SerialDate | null {
  const [, year, month, day, hours, minutes, seconds] = DATE.exec(text) ?? [];
  if (year === undefined) return null;
  const date = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)) / DAY + EPOCH;
  return inRange(date + inDay(hours, minutes, seconds), dateFormat(month, day, hours, seconds));
}

/** A local time of day (`18:05`, `18:05:30`) as a part of a day. */
export function serialOfTime(text: string): SerialDate | null {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  if (hours === undefined) return null;
  return { serial: inDay(hours, minutes, seconds), style: styleOf(seconds === undefined ? 'hh:mm' : 'hh:mm:ss') };
}

/** Milliseconds since 1970 by a local clock. */
export const serialOfInstant = (local: number): SerialDate | null => inRange(local / DAY + EPOCH, 'yyyy-mm-dd hh:mm:ss');
