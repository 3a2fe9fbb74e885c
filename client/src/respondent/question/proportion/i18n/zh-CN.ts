export const zhCN = {
  whole: '填整数',
  between: (min: number, max: number) => `每项填 ${min}–${max} 的整数`,
  adds: (sum: string) => `合计须为 ${sum}`,
  join: '，',
  total: '合计',
  left: (count: string) => `还差 ${count}`,
  over: (count: string) => `多了 ${count}`,
  done: '正好',
  /** Read out when the sum changes. */
  said: (total: string, state: string) => `合计 ${total}，${state}`,
  required: '还没有填写，每项填一个整数',
  range: (title: string, min: number, max: number, now: string) => `「${title}」填 ${min}–${max} 的整数，现在是 ${now}`,
  integer: (title: string, now: string) => `「${title}」填整数，不带小数，现在是 ${now}`,
  sum: (sum: string, now: string, state: string) => `合计须为 ${sum}，现在是 ${now}，${state}`,
};

export type ProportionWords = typeof zhCN;
