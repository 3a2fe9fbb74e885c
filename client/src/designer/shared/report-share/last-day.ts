import { formatDay } from '../moment';

/** A link works to the end of its last day here: it ends when the next one begins. */
export function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The last day on which a link works, such as 2026-11-21. */
export const lastDayOf = (expiresAt: string): string => formatDay(new Date(Date.parse(expiresAt) - 1).toISOString());
