import { type FileOptions, type FileType, type OffsetAt, zoneOffsets } from '@wence/schema';

/** Seconds from 1582-10-14, where SPSS counts from, to 1970. */
const EPOCH = 12_219_379_200;
const SECOND = 1_000;

const PATTERN = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?)?)?$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;

const inDay = (hours = '0', minutes = '0', seconds = '0'): number => (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);

function secondsOfDate(text: string): number | null {
  const [, year, month, day, hours, minutes, seconds] = PATTERN.exec(text) ?? [];
  if (year === undefined) return null;
  const date = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)) / SECOND + EPOCH;
  return date + inDay(hours, minutes, seconds);
}

function secondsOfTime(text: string): number | null {
  const [, hours, minutes, seconds] = TIME.exec(text) ?? [];
  return hours === undefined ? null : inDay(hours, minutes, seconds);
}

type Seconds = (value: number | string) => number | null;

/** Prepares the numbers of a column: dates and instants as SPSS counts seconds, instants by the clocks of the zone, or UTC in files of codes. */
export function numberOf(type: FileType, { kind, timeZone }: FileOptions): Seconds {
  if (type === 'date') return (value) => secondsOfDate(String(value));
  if (type === 'time') return (value) => secondsOfTime(String(value));
  if (type !== 'instant') return Number;
  const offsetAt: OffsetAt = kind === 1 ? () => 0 : zoneOffsets(timeZone);
  return (value) => (Number(value) + offsetAt(Number(value))) / SECOND + EPOCH;
}
