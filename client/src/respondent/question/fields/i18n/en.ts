import type { FieldsWords } from './zh-CN';

export const en: FieldsWords = {
  allOrNone: 'You may leave this empty. If you fill in one field, fill in all those marked *',
  fillOne: 'Fill in at least one field',
  inField: (field, error) => `“${field}”: ${error}`,
};
