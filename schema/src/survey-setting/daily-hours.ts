import { at, type FaultList } from '../reading/fault.js';
import type { Field, FieldText } from '../reading/field.js';
import { type JsonSchema, record } from '../reading/json-schema.js';
import { RecordReader } from '../reading/record-reader.js';

/** Hours of the day, in the zone of the survey: from the first to before the second, over midnight if the first is the later one. */
export interface DailyHours {
  /** `HH:MM`, 00:00 to 23:59. */
  readonly from: string;
  /** The same, and another time than `from`. */
  readonly to: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const TIME_SCHEMA: JsonSchema = { type: 'string', pattern: TIME.source };
const KEYS = ['from', 'to'] as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

function readHours(value: unknown, path: string, faults: FaultList): DailyHours | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(KEYS);
  reader.require(...KEYS);
  const [from, to] = [reader.text('from'), reader.text('to')];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Setting for the hours of each day in which answers are taken; all day unless it is set. */
export const dailyHours = ({ description }: FieldText): Field<DailyHours, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readHours(reader.get(key), at(reader.path, key), reader.faults),
  shape: ({ from, to }) => ({ from, to }),
  check: (faults, path, { from, to }) => {
    if (!TIME.test(from)) faults.add(at(path, 'from'), 'format');
    if (!TIME.test(to)) faults.add(at(path, 'to'), 'format');
    if (from === to) faults.add(at(path, 'to'), 'notUnique');
  },
  schema: record({ from: TIME_SCHEMA, to: TIME_SCHEMA }, KEYS),
});

function minutesOf(time: string): number {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight that clocks in a zone show. */
function minuteIn(timeZone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return minutesOf(format.format(instant));
}

/** Returns whether answers are taken at an instant, in milliseconds since 1970. */
export function isWithinHours({ from, to }: DailyHours, timeZone: string, instant: number): boolean {
  const [begin, end, minute] = [minutesOf(from), minutesOf(to), minuteIn(timeZone, instant)];
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
}

/** The beginning of the next hours after an instant outside of them. Where clocks skip that time, it is the moment at which they do. */
export function nextHours({ from }: DailyHours, timeZone: string, instant: number): number {
  const begin = minutesOf(from);
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const ahead = (begin - minuteIn(timeZone, minute) + DAY_MINUTES) % DAY_MINUTES;
  const guess = minute + ahead * MINUTE_MS;
  // Clocks may have changed on the way.
  const off = ((begin - minuteIn(timeZone, guess) + DAY_MINUTES / 2 + DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2;
  return guess + off * MINUTE_MS;
}
