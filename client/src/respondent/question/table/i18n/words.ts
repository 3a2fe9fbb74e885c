import type { Language } from '@wence/schema';
import { en } from './en';
import { type TableWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): TableWords {
  return language === 'en' ? en : zhCN;
}
