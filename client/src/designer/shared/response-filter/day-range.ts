import { formatDay } from '../moment';

/** The day of a moment on this device, as date fields have it: 2026-11-21. */
export const dayOf = (moment: Date): string => formatDay(moment.toISOString());

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as an address or a field names it; null for anything else. */
export const readDay = (text: string | null): string | null =>
  text !== null && DAY.test(text) && !Number.isNaN(startOf(text)) ? text : null;

/** The moment at which a day begins on this device, so many days later. */
function startOf(day: string, later = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** The instant at which a day begins, and the one at which it is over. */
export const dayStart = (day: string): string => new Date(startOf(day)).toISOString();
export const dayEnd = (day: string): string => new Date(startOf(day, 1)).toISOString();

/** A day so many days before the day of a moment. */
export const daysBefore = (moment: Date, days: number): string => dayOf(new Date(startOf(dayOf(moment), -days)));

/** The first and the last day that a date field offers (Spec 5): none after now, and none more than one day before the start day where one is given. */
export function dayLimits(now: Date, start: string | null = null): { readonly min?: string; readonly max: string } {
  return { max: dayOf(now), ...(start !== null && { min: dayOf(new Date(startOf(start, -1))) }) };
}

/** Returns whether a date field refuses a day. */
export function isDayDisabled(day: string, now: Date, start: string | null = null): boolean {
  const { min, max } = dayLimits(now, start);
  return day > max || (min !== undefined && day < min);
}
