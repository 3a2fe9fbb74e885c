import type { Asked } from '../date-input';

const WHAT: Readonly<Record<Asked, string>> = {
  day: '完整的日期',
  month: '年份和月份',
  year: ' 4 位年份',
  minute: '完整的日期和时间',
  second: '完整的日期和时间，精确到秒',
  clock: '完整的时间',
  clockSecond: '完整的时间，精确到秒',
};

export const zhCN = {
  hint: (asked: Asked, example: string) => `填${WHAT[asked]}，如 ${example}`,
  error: (asked: Asked, example: string) => `填写${WHAT[asked]}，如 ${example}`,
};

export type DateWords = typeof zhCN;
