const HOUR = 3_600_000;

/** A day of the calendar; months counted from 1. */
export interface LocalDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type Clock = (instant: number) => LocalDate;

/** Reads the calendar of a zone. Throws a RangeError for a name that is no IANA time zone; definitions hold none (Spec 9, repeat-answer limits). */
export const clockOf = (timeZone: string): Clock => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return { year: read('year'), month: read('month'), day: read('day') };
  };
};

const dayNumber = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day);

/**
 * The first instant of a day in a zone, in milliseconds. Found by halving, not by offsets: right as well where clocks change at midnight and the
 * day begins at one, or where a zone skipped the whole day (then the day after begins). Days beyond the end of a month count on.
 */
export const startOfDay = (date: LocalDate, clock: Clock): number => {
  const wanted = dayNumber(date);
  let before = wanted - 27 * HOUR;
  let within = wanted + 27 * HOUR;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayNumber(clock(middle)) < wanted) before = middle;
    else within = middle;
  }
  return within;
};
