import type { Language } from '@wence/schema';

/** Words that all matrices have; the Chinese texts define the keys. */
export const zhCN = {
  missing: '还没有作答',
  rowsMissing: (count: number, names: string, areAll: boolean) => `还有 ${count} 行没有作答：${names}${areAll ? '' : ' 等'}`,
  nameJoin: '、',
  inPlace: (place: string, error: string) => `「${place}」：${error}`,
  rowName: (title: string) => `${title}：名称`,
  namePlaceholder: '填写名称',
  nameMissing: '填写这一行的名称',
  fill: '每行都要填写',
  rate: '每行都要打分',
  chooseOne: '每行选一项',
  onePerColumn: '每列只能选一次',
  taken: (column: string, row: string) => `「${column}」已用于「${row}」，每列只能选一次`,
};

type Words = typeof zhCN;

export const en: Words = {
  missing: 'Not answered yet',
  rowsMissing: (count, names, areAll) => `${count} rows are not answered yet: ${names}${areAll ? '' : ' and more'}`,
  nameJoin: ', ',
  inPlace: (place, error) => `“${place}”: ${error}`,
  rowName: (title) => `${title}: name`,
  namePlaceholder: 'Name it',
  nameMissing: 'Give this row a name',
  fill: 'Fill in every row',
  rate: 'Rate every row',
  chooseOne: 'Choose one option in each row',
  onePerColumn: 'Choose each column only once',
  taken: (column, row) => `“${column}” is taken by “${row}”. Choose each column only once`,
};

export const wordsIn = (language: Language): Words => (language === 'en' ? en : zhCN);
