import { BoundedCounts } from './bounded-counts.js';

/** The first and the last day or time that was given. */
export interface DateFigures {
  readonly earliest: string;
  readonly latest: string;
}

const TIME = /^[0-9]{2}:/;

/** What a day is counted with: its month; a time with its hour, a year with itself. */
const periodOf = (date: string): string => (TIME.test(date) ? `${date.slice(0, 2)}:00` : date.slice(0, 7));

/** Days and times: their ends, and how many fell in each month or hour. The latest months stay, twenty years of them. */
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
