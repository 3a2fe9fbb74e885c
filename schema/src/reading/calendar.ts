const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the days of a month, counted from 1, in the Gregorian calendar; 0 for a number that is no month. */
export const daysIn = (year: number, month: number): number => (month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0));
