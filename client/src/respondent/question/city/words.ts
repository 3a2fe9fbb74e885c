import type { Language } from '@wence/schema';

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

type CityWords = typeof zhCN;

export const en: CityWords = {
  parts: ['Province', 'City', 'District'],
  detail: 'Street address',
  detailExample: 'Street and number',
  loading: 'Loading…',
  notLoaded: 'Did not load',
  loadFailed: 'The next list did not load. Check the connection and try again.',
  loadAgain: 'Load again',
  detailMissing: 'The street address is missing, such as street and number',
  detailTooLong: (limit, now) => `The street address may have ${limit} characters, it has ${now}`,
};

export const wordsIn = (language: Language): CityWords => (language === 'en' ? en : zhCN);
