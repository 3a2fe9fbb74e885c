/** Words and punctuation of a language for values that are inserted into texts. */
export interface ValueWords {
  /** Between the entries of a list, and before its last one. */
  readonly comma: string;
  readonly lastComma: string;
  /** A date as far as it is known; months and days counted from 1. */
  readonly date: (year: number, month: number | undefined, day: number | undefined) => string;
  /** Between a date and a time of day. */
  readonly dateTime: string;
}
