/** What a rank says. `asked` are the words below it that say how many places are asked. */
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
