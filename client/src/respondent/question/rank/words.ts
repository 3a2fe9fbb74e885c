import type { Language } from '@wence/schema';

/** Texts of a ranking. `asked` is one of the texts `any` to `atMost`, which name the limits. */
export const zhCN = {
  hint: (asked: string, now: number) => `依次点选${asked}，已排 ${now} 项`,
  any: '来排序',
  exactly: (count: number) => `，排出前 ${count} 项`,
  between: (min: number, max: number) => `，排出 ${min}–${max} 项`,
  atLeast: (min: number) => `，至少排 ${min} 项`,
  atMost: (max: number) => `，最多排 ${max} 项`,
  place: (title: string, place: number, of: number) => `${title}，第 ${place} 位，共 ${of} 位`,
  placed: (title: string, place: number) => `「${title}」排第 ${place} 位`,
  dropped: (title: string) => `「${title}」不再排序`,
  up: (title: string) => `上移「${title}」`,
  down: (title: string) => `下移「${title}」`,
  required: '还没有排序，依次点选',
  min: (limit: number, now: number) => `至少排 ${limit} 项，现在排了 ${now} 项`,
  max: (limit: number, now: number) => `最多排 ${limit} 项，现在排了 ${now} 项，取消几项`,
};

export type RankWords = typeof zhCN;

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
  dropped: (title) => `“${title}” is no longer ranked`,
  up: (title) => `Move “${title}” up`,
  down: (title) => `Move “${title}” down`,
  required: 'Nothing is ranked yet. Tap the items in order',
  min: (limit, now) => `Rank at least ${items(limit)}. You have ranked ${now}`,
  max: (limit, now) => `Rank no more than ${items(limit)}. You have ranked ${now}: untick some`,
};

export const wordsIn = (language: Language): RankWords => (language === 'en' ? en : zhCN);
