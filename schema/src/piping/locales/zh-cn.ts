import type { ValueWords } from './value-words.js';

export const zhCN: ValueWords = {
  comma: '、',
  lastComma: '、',
  date: (year, month, day) => `${year}年${month === undefined ? '' : `${month}月`}${day === undefined ? '' : `${day}日`}`,
  dateTime: ' ',
};
