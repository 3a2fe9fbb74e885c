import type { ResultWords } from './zh-CN';

export const en: ResultWords = {
  shown: 'Results are shown',
  shownAfter: 'Your answers have been received. Results are shown',
  base: (count) => (count === 1 ? 'You are the first to answer' : `${count.toLocaleString('en')} answers, yours included`),
  stays: 'Your choice stays as it is',
  title: 'How everybody chose',
  received: 'Your answers have been received',
  goOn: 'Finish',
};
