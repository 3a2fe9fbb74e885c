import type { ChoiceWords } from './zh-CN';

export const en: ChoiceWords = {
  chooseOne: 'Choose one option in each row',
  onePerColumn: 'Choose each column once only',
  taken: (column, row) => `“${column}” is taken by “${row}”. Choose each column once only`,
};
