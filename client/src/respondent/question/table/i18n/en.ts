import type { TableWords } from './zh-CN';

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
