import { BoundedCounts } from './bounded.js';

/** The first and the last day or time that was given. */
export interface DateFigures {
  readonly earliest: string;
  readonly latest: string;
}

const TIME = /^[0-9]{2}:/;

/** Returns the period that a day is counted in: its month; for a time its hour, for a year the year itself. */
const periodOf = (date: string): string => (TIME.test(date) ? `${date.slice(0, 2)}:00` : date.slice(0, 7));

/** Tally of days and times: the earliest and the latest, and the count for each month or hour. The latest twenty years of months are kept. */
export class DateTally {
  readonly periods = new BoundedCounts(240, 'last');
  private earliest: string | null = null;
  private latest: string | null = null;

  /** ISO 8601: such texts are in the order of what they name. */
  add(date: string): void {
    this.periods.add(periodOf(date));
    if (this.earliest === null || date < this.earliest) this.earliest = date;
    if (this.latest === null || date > this.latest) this.latest = date;
  }

  figures(): DateFigures | undefined {
    return this.earliest === null || this.latest === null ? undefined : { earliest: this.earliest, latest: this.latest };
  }
}
