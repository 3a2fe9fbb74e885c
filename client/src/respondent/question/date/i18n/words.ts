import type { Language } from '@wence/schema';
import { en } from './en';
import { type DateWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): DateWords {
  return language === 'en' ? en : zhCN;
}
