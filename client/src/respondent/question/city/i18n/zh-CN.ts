/** Words of the address by administrative divisions. */
export const zhCN = {
  parts: ['省份', '城市', '区县'] as readonly string[],
  detail: '详细地址',
  detailExample: '街道、门牌号',
  loading: '正在加载…',
  notLoaded: '没有加载出来',
  loadFailed: '下一级没有加载出来，检查网络后再试',
  loadAgain: '重新加载',
  detailMissing: '还差详细地址，如街道、门牌号',
  detailTooLong: (limit: number, now: number) => `详细地址最多 ${limit} 个字，现在 ${now} 个`,
};

export type CityWords = typeof zhCN;
