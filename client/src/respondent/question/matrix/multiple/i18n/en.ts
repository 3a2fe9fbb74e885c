import type { MultipleWords } from './zh-CN';

const items = (count: number) => (count === 1 ? '1 option' : `${count} options`);

export const en: MultipleWords = {
  chooseSome: 'Choose at least one option in each row',
  any: 'Choose any number in each row',
  exactly: (count) => `Choose ${items(count)} in each row`,
  between: (min, max) => `Choose ${min}–${max} options in each row`,
  atLeast: (min) => `Choose at least ${items(min)} in each row`,
  atMost: (max) => `Choose up to ${items(max)} in each row`,
  chosen: (count) => `${count} chosen`,
};
