import type { RankWords } from './zh-CN';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const en: RankWords = {
  hint: (asked, now) => `Tap ${asked} in order, ${now} ranked`,
  any: 'the items',
  exactly: (count) => `your top ${count}`,
  between: (min, max) => `${min}–${max} items`,
  atLeast: (min) => `at least ${items(min)}`,
  atMost: (max) => `up to ${items(max)}`,
  place: (title, place, of) => `${title}, place ${place} of ${of}`,
  placed: (title, place) => `“${title}” is in place ${place}`,
  dropped: (title) => `“${title}” is not ranked any more`,
  up: (title) => `Move “${title}” up`,
  down: (title) => `Move “${title}” down`,
  required: 'Nothing is ranked yet. Tap the items in order',
  min: (limit, now) => `Rank at least ${items(limit)}. You have ranked ${now}`,
  max: (limit, now) => `Rank no more than ${items(limit)}. You have ranked ${now}: untick some`,
};
