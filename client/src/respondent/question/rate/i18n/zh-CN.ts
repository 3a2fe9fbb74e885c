/** Words of rates in Chinese; the source of every key. */
export const zhCN = {
  pointName: (value: number, _highest: number) => `${value} 分`,
  join: '，',
  missing: '还没有评分，',
  choose: (lowest: number, highest: number) => `选 ${lowest} 到 ${highest} 分`,
};

export type RateWords = typeof zhCN;
