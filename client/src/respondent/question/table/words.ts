import type { Language } from '@wence/schema';

export const zhCN = {
  row: (number: number) => `第 ${number} 行`,
  titled: (row: string) => `「${row}」`,
  inRow: (row: string, error: string) => `${row}：${error}`,
  inCell: (row: string, column: string, error: string) => `${row}「${column}」：${error}`,

  rowsExactly: (count: number) => `填 ${count} 行`,
  rowsBetween: (min: number, max: number) => `填 ${min}–${max} 行`,
  rowsFrom: (min: number) => `至少填 ${min} 行`,
  rowsTo: (max: number) => `最多填 ${max} 行`,
  wholeRows: '填了的行里，带 * 的都要填',
  eachRow: '每行至少填一格',
  hintJoin: '；',

  add: '添加一行',
  remove: (row: string) => `删除${row}`,
  added: (row: string) => `已添加${row}`,
  removed: (row: string, left: number) => `已删除${row}，还有 ${left} 行`,
  full: (max: number) => `已有 ${max} 行，不能再加了`,

  fewRows: (min: number, now: number) => `至少填 ${min} 行，现在填了 ${now} 行`,
  manyRows: (max: number, now: number) => `最多填 ${max} 行，现在填了 ${now} 行，删掉几行`,
};

export type TableWords = typeof zhCN;

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const en: TableWords = {
  row: (number) => `Row ${number}`,
  titled: (row) => `“${row}”`,
  inRow: (row, error) => `${row}: ${error}`,
  inCell: (row, column, error) => `${row}, “${column}”: ${error}`,

  rowsExactly: (count) => `Fill in ${rows(count)}`,
  rowsBetween: (min, max) => `Fill in ${min}–${max} rows`,
  rowsFrom: (min) => `Fill in at least ${rows(min)}`,
  rowsTo: (max) => `Fill in up to ${rows(max)}`,
  wholeRows: 'In each row you fill in, everything marked * is needed',
  eachRow: 'Fill in at least one box of each row',
  hintJoin: '. ',

  add: 'Add a row',
  remove: (row) => `Remove ${row.toLowerCase()}`,
  added: (row) => `${row} added`,
  removed: (row, left) => `${row} removed, ${rows(left)} left`,
  full: (max) => `There are ${rows(max)}: no more can be added`,

  fewRows: (min, now) => `Fill in at least ${rows(min)}. You have filled in ${now}`,
  manyRows: (max, now) => `Fill in no more than ${rows(max)}. You have filled in ${now}: remove some`,
};

export const wordsIn = (language: Language): TableWords => (language === 'en' ? en : zhCN);
