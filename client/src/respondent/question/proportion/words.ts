import type { Language } from '@wence/schema';

export const zhCN = {
  whole: '填整数',
  between: (min: number, max: number) => `每项填 ${min}–${max} 的整数`,
  adds: (sum: string) => `合计须为 ${sum}`,
  join: '，',
  total: '合计',
  left: (count: string) => `还差 ${count}`,
  over: (count: string) => `多了 ${count}`,
  done: '正好',
  /** Read out when the sum changes. */
  said: (total: string, state: string) => `合计 ${total}，${state}`,
  required: '还没有填写，每项填一个整数',
  range: (title: string, min: number, max: number, now: string) => `「${title}」填 ${min}–${max} 的整数，现在是 ${now}`,
  integer: (title: string, now: string) => `「${title}」填整数，不带小数，现在是 ${now}`,
  sum: (sum: string, now: string, state: string) => `合计须为 ${sum}，现在是 ${now}，${state}`,
};

export type ProportionWords = typeof zhCN;

export const en: ProportionWords = {
  whole: 'Whole numbers',
  between: (min, max) => `Whole numbers from ${min} to ${max}`,
  adds: (sum) => `adding up to ${sum}`,
  join: ', ',
  total: 'Total',
  left: (count) => `${count} left`,
  over: (count) => `${count} too many`,
  done: 'all used',
  said: (total, state) => `Total ${total}, ${state}`,
  required: 'Nothing is filled in yet. Enter a whole number for each item',
  range: (title, min, max, now) => `Enter a whole number from ${min} to ${max} for “${title}”. It is ${now}`,
  integer: (title, now) => `Enter a whole number for “${title}”, without decimals. It is ${now}`,
  sum: (sum, now, state) => `The numbers must add up to ${sum}. They add up to ${now}: ${state}`,
};

export const wordsIn = (language: Language): ProportionWords => (language === 'en' ? en : zhCN);
