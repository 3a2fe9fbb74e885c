import type { Asked } from '../date-input';
import type { DateWords } from './zh-CN';

const WHAT: Readonly<Record<Asked, string>> = {
  day: 'full date',
  month: 'year and month',
  year: 'year of four digits',
  minute: 'full date and time',
  second: 'full date and time, to the second',
  clock: 'full time',
  clockSecond: 'full time, to the second',
};

export const en: DateWords = {
  hint: (asked, example) => `A ${WHAT[asked]}, such as ${example}`,
  error: (asked, example) => `Enter a ${WHAT[asked]}, such as ${example}`,
};
