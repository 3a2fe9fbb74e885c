import type { LevelWords } from './zh-CN';

export const en: LevelWords = {
  search: (label) => `Search: ${label}`,
  foundFirst: (count, first) => `${count === 1 ? '1 match' : `${count} matches`}, press Enter for “${first}”`,
  foundNone: 'No match, try another word',
  chosen: (title) => `“${title}” is chosen`,
  afterAbove: (label) => `First choose: ${label}`,
  chooseAnew: (label) => `Choose again: ${label}`,
  chooseFrom: (label) => `Nothing chosen yet, begin with: ${label}`,
  chooseStill: (label) => `Not finished yet, go on with: ${label}`,
};
