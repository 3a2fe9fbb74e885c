import type { Language } from '@wence/schema';

/** Words of a question that has the screen to itself; the Chinese texts define the keys. */
export const zhCN = {
  goesOn: '已选，进入下一题',
  goesOnHint: '点选后自动进入下一题',
  digits: '也可以按数字键打分',
  letters: '也可以按 1、2、3… 选择',
};

type OneByOneWords = typeof zhCN;

export const en: OneByOneWords = {
  goesOn: 'Chosen. Next question',
  goesOnHint: 'Tapping an answer moves to the next question',
  digits: 'Number keys also rate',
  letters: 'Keys 1, 2, 3… also choose',
};

export const wordsIn = (language: Language): OneByOneWords => (language === 'en' ? en : zhCN);
