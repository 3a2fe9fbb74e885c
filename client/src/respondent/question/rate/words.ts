import type { Language } from '@wence/schema';

/** Words of rates. The Chinese texts define the keys. */
export const zhCN = {
  pointName: (value: number, _highest: number) => `${value} 分`,
  join: '，',
  missing: '还没有评分，',
  choose: (lowest: number, highest: number) => `选 ${lowest} 到 ${highest} 分`,
};

type RateWords = typeof zhCN;

export const en: RateWords = {
  pointName: (value, highest) => `${value} of ${highest}`,
  join: ', ',
  missing: 'No rating yet. ',
  choose: (lowest, highest) => `Choose from ${lowest} to ${highest}`,
};

export const wordsIn = (language: Language): RateWords => (language === 'en' ? en : zhCN);
