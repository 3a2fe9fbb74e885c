import type { CityWords } from './zh-CN';

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
