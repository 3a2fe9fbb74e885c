import type { Language } from '@wence/schema';
import { en } from './en';
import { type FieldsWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): FieldsWords {
  return language === 'en' ? en : zhCN;
}
