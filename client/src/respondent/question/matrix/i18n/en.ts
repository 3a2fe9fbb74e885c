import type { Words } from './zh-CN';

export const en: Words = {
  missing: 'Not answered yet',
  rowsMissing: (count, names, areAll) => `${count} rows are not answered yet: ${names}${areAll ? '' : ' and more'}`,
  nameJoin: ', ',
  inPlace: (place, error) => `“${place}”: ${error}`,
  rowName: (title) => `${title}: name`,
  namePlaceholder: 'Name it',
  nameMissing: 'Give this row a name',
  fill: 'Fill in every row',
  rate: 'Rate every row',
};
