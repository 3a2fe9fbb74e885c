import type { Language } from '@wence/schema';

/** Words of the lists that lie one within the other. */
export const zhCN = {
  level: (number: number) => `第 ${number} 级`,
  search: (label: string) => `搜索${label}`,
  foundFirst: (count: number, first: string) => `找到 ${count} 项，按回车选「${first}」`,
  foundNone: '没有找到，换个词试试',
  chosen: (title: string) => `已选「${title}」`,
  afterAbove: (label: string) => `先选${label}`,
  chooseAnew: (label: string) => `${label}需要重新选择`,
  chooseFrom: (label: string) => `还没有选，从${label}选起`,
  chooseStill: (label: string) => `还没有选完，继续选${label}`,
};

type LevelWords = typeof zhCN;

export const en: LevelWords = {
  level: (number) => `Level ${number}`,
  search: (label) => `Search: ${label}`,
  foundFirst: (count, first) => `${count === 1 ? '1 match' : `${count} matches`}, press Enter for “${first}”`,
  foundNone: 'No match, try another word',
  chosen: (title) => `“${title}” is chosen`,
  afterAbove: (label) => `First choose: ${label}`,
  chooseAnew: (label) => `Choose again: ${label}`,
  chooseFrom: (label) => `Nothing chosen yet, begin with: ${label}`,
  chooseStill: (label) => `Not finished yet, go on with: ${label}`,
};

export const wordsIn = (language: Language): LevelWords => (language === 'en' ? en : zhCN);
