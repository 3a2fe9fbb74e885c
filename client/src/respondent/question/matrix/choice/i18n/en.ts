import type { ChoiceWords } from './zh-CN';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const en: ChoiceWords = {
  chooseOne: 'Choose one option in each row',
  chooseSome: 'Choose at least one option in each row',
  any: 'Choose any number in each row',
  exactly: (count) => `Choose ${items(count)} in each row`,
  between: (min, max) => `Choose ${min}–${max} items in each row`,
  atLeast: (min) => `Choose at least ${items(min)} in each row`,
  atMost: (max) => `Choose up to ${items(max)} in each row`,
  chosen: (count) => `${count} chosen`,
  onePerColumn: 'Choose each column once only',
  taken: (column, row) => `“${column}” is taken by “${row}”. Choose each column once only`,
};
