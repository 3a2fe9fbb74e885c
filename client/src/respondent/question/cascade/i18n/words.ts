import type { Language } from '@wence/schema';
import { en } from './en';
import { type CascadeWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): CascadeWords {
  return language === 'en' ? en : zhCN;
}
