import type { Language } from '@wence/schema';

/** Words of matrices of several choices per row; the Chinese texts define the keys. */
const zhCN = {
  chooseSome: '每行至少选一项',
  any: '每行可多选',
  exactly: (count: number) => `每行选 ${count} 项`,
  between: (min: number, max: number) => `每行选 ${min}–${max} 项`,
  atLeast: (min: number) => `每行至少选 ${min} 项`,
  atMost: (max: number) => `每行最多选 ${max} 项`,
  chosen: (count: number) => `已选 ${count} 项`,
};

export type MultipleWords = typeof zhCN;

const items = (count: number) => (count === 1 ? '1 option' : `${count} options`);

const en: MultipleWords = {
  chooseSome: 'Choose at least one option in each row',
  any: 'Choose any number in each row',
  exactly: (count) => `Choose ${items(count)} in each row`,
  between: (min, max) => `Choose ${min}–${max} options in each row`,
  atLeast: (min) => `Choose at least ${items(min)} in each row`,
  atMost: (max) => `Choose up to ${items(max)} in each row`,
  chosen: (count) => `${count} chosen`,
};

export const wordsIn = (language: Language): MultipleWords => (language === 'en' ? en : zhCN);
