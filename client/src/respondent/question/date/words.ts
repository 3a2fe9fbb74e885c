import type { Language } from '@wence/schema';
import type { Asked } from './date';

const ASKED_ZH: Readonly<Record<Asked, string>> = {
  day: '完整的日期',
  month: '年份和月份',
  year: ' 4 位年份',
  minute: '完整的日期和时间',
  second: '完整的日期和时间，精确到秒',
  clock: '完整的时间',
  clockSecond: '完整的时间，精确到秒',
};

export const zhCN = {
  hint: (asked: Asked, example: string) => `填${ASKED_ZH[asked]}，如 ${example}`,
  error: (asked: Asked, example: string) => `填写${ASKED_ZH[asked]}，如 ${example}`,
};

type DateWords = typeof zhCN;

const ASKED_EN: Readonly<Record<Asked, string>> = {
  day: 'full date',
  month: 'year and month',
  year: 'year of four digits',
  minute: 'full date and time',
  second: 'full date and time, to the second',
  clock: 'full time',
  clockSecond: 'full time, to the second',
};

export const en: DateWords = {
  hint: (asked, example) => `A ${ASKED_EN[asked]}, such as ${example}`,
  error: (asked, example) => `Enter a ${ASKED_EN[asked]}, such as ${example}`,
};

export const wordsIn = (language: Language): DateWords => (language === 'en' ? en : zhCN);
