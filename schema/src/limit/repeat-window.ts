const HOUR_MS = 3_600_000;

/** A day of the calendar; months counted from 1. */
export interface LocalDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type Clock = (instant: number) => LocalDate;

/** Reads the calendar of a zone. Throws a RangeError for a name that is no IANA time zone; definitions hold none (Spec 9, repeat-answer limits). */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return { year: read('year'), month: read('month'), day: read('day') };
  };
}

const dayNumber = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day);

/**
 * The first instant of a day in a zone, in milliseconds. Found by halving, not by offsets: right as well where clocks change at midnight and the
 * day begins at one, or where a zone skipped the whole day (then the day after begins). Days beyond the end of a month count on.
 */
export function startOfDay(date: LocalDate, clock: Clock): number {
  const wanted = dayNumber(date);
  let before = wanted - 27 * HOUR_MS;
  let within = wanted + 27 * HOUR_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayNumber(clock(middle)) < wanted) before = middle;
    else within = middle;
  }
  return within;
}

/** Windows by number (Spec 9): 1 once, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days. */
export const REPEAT_WINDOWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type RepeatWindow = (typeof REPEAT_WINDOWS)[number];

/**
 * The stretch of time within which one respondent may answer once. `fixed`: all instants with this key are one stretch, so a unique row of
 * survey, respondent and key is enough. `rolling`: nothing may have been answered after `since`.
 */
export type RepeatPeriod = { readonly kind: 'fixed'; readonly key: string } | { readonly kind: 'rolling'; readonly since: Date };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 1 hour, 1 day, 7, 30 and 365 days are lengths of time, the same in every zone and on days when clocks change. */
const ROLLING: Readonly<Partial<Record<RepeatWindow, number>>> = { 2: HOUR, 3: DAY, 5: 7 * DAY, 7: 30 * DAY, 9: 365 * DAY };

const ONCE = 'once';

const two = (value: number): string => String(value).padStart(2, '0');

/** Days since Monday. */
const weekday = ({ year, month, day }: LocalDate): number => (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

interface NaturalUnit {
  readonly key: string;
  /** The day on which the next unit begins; its day may lie beyond the end of the month. */
  readonly next: LocalDate;
}

/** The week (from Monday), month or year that a day belongs to. */
function unitOf(window: RepeatWindow, date: LocalDate): NaturalUnit {
  const { year, month, day } = date;
  if (window === 8) return { key: `${year}`, next: { year: year + 1, month: 1, day: 1 } };
  if (window === 6) return { key: `${year}-${two(month)}`, next: { year, month: month + 1, day: 1 } };
  const monday = new Date(Date.UTC(year, month - 1, day - weekday(date)));
  return { key: `week ${monday.toISOString().slice(0, 10)}`, next: { year, month, day: day - weekday(date) + 7 } };
}

/** The period that an instant falls into. Natural units follow the zone's calendar. */
export function repeatPeriod(window: RepeatWindow, instant: Date, timeZone: string): RepeatPeriod {
  const length = ROLLING[window];
  if (length !== undefined) return { kind: 'rolling', since: new Date(instant.getTime() - length) };
  return { kind: 'fixed', key: window === 1 ? ONCE : unitOf(window, clockOf(timeZone)(instant.getTime())).key };
}

/** The first instant at which somebody who answered at `last` may answer again; null = never. */
export function nextAllowed(window: RepeatWindow, last: Date, timeZone: string): Date | null {
  if (window === 1) return null;
  const length = ROLLING[window];
  if (length !== undefined) return new Date(last.getTime() + length);
  const clock = clockOf(timeZone);
  return new Date(startOfDay(unitOf(window, clock(last.getTime())).next, clock));
}

/** Returns whether somebody who last answered at `last` (null = never) may answer at `now`. */
export function mayAnswerAgain(window: RepeatWindow, last: Date | null, now: Date, timeZone: string): boolean {
  if (last === null) return true;
  const next = nextAllowed(window, last, timeZone);
  return next !== null && now.getTime() >= next.getTime();
}
