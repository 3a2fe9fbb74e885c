import type { ValueWords } from './value-words.js';

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
