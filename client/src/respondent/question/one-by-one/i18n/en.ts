import type { OneByOneWords } from './zh-CN';

export const en: OneByOneWords = {
  goesOn: 'Chosen. Next question',
  goesOnHint: 'Tapping an answer goes on to the next question',
  digits: 'Number keys rate, too',
  letters: 'The keys 1, 2, 3… choose, too',
};
