const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the days of a month, counted from 1, in the Gregorian calendar; 0 for a number that is no month. */
export const daysIn = (year: number, month: number): number => (month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0));

/** Date and time with an offset; seconds and their parts may be left out. Three-digit and five-digit years are slips of the finger. */
const FORM = /^([12]\d{3})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** The form of an instant as a pattern of JSON Schema. It lets through days that no calendar has; the parser does not. */
export const INSTANT_PATTERN = FORM.source;

/** Runtimes take 30 February for 2 March. */
const isDay = (year: number, month: number, day: number): boolean => day > 0 && day <= daysIn(year, month);

/** An ISO 8601 instant, with any offset, as the one text it is written as: `2026-11-21T12:00:00.000Z`. Null for anything else. */
export function canonicalInstant(text: string): string | null {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return null;
  return new Date(text).toISOString();
}
