/** Words and punctuation of a language for values that are inserted into texts. */
export interface ValueWords {
  /** Separators of the entries of a list: the usual one, and the one before the last entry. */
  readonly comma: string;
  readonly lastComma: string;
  /** A date as far as it is known; months and days counted from 1. */
  readonly date: (year: number, month: number | undefined, day: number | undefined) => string;
  /** Separator of a date and a time of day. */
  readonly dateTime: string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const en: ValueWords = {
  comma: ', ',
  lastComma: ' and ',
  date: (year, month, day) => {
    const name = month === undefined ? '' : `${MONTHS[month - 1] ?? month} `;
    return `${name}${day === undefined ? '' : `${day}, `}${year}`;
  },
  dateTime: ', ',
};

export const zhCN: ValueWords = {
  comma: '、',
  lastComma: '、',
  date: (year, month, day) => `${year}年${month === undefined ? '' : `${month}月`}${day === undefined ? '' : `${day}日`}`,
  dateTime: ' ',
};
