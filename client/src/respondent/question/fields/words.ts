import type { Language } from '@wence/schema';

export const zhCN = {
  /** Hint of an optional question. */
  allOrNone: '可以不填。填了其中一项，带 * 的都要填',
  /** Hint of a required question whose fields are all optional. */
  fillOne: '至少填一项',
  inField: (field: string, error: string) => `「${field}」：${error}`,
};

export type FieldsWords = typeof zhCN;

export const en: FieldsWords = {
  allOrNone: 'You may leave this empty. If you fill in one field, fill in all those marked *',
  fillOne: 'Fill in at least one field',
  inField: (field, error) => `“${field}”: ${error}`,
};

export const wordsIn = (language: Language): FieldsWords => (language === 'en' ? en : zhCN);
