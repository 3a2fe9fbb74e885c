import type { RateWords } from './zh-CN';

export const en: RateWords = {
  pointName: (value, highest) => `${value} of ${highest}`,
  join: ', ',
  missing: 'No rating yet. ',
  choose: (lowest, highest) => `Choose from ${lowest} to ${highest}`,
};
