/** The smallest part that a date or time question asks for; everything larger is asked as well. */
export type DatePart = 'year' | 'month' | 'day' | 'minute' | 'second';

/** Parts of a date by `setting.format`: year-month-day, year-month, year, date with hours and minutes, date with seconds. */
export const DATE_FORMATS: readonly DatePart[] = ['day', 'month', 'year', 'minute', 'second'];

/** Parts of a time by `setting.format`: hours and minutes, with seconds. */
export const TIME_FORMATS: readonly DatePart[] = ['minute', 'second'];
