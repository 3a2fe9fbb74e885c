import type { Language } from '@wence/schema';
import { en } from './en';
import { type LevelWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): LevelWords {
  return language === 'en' ? en : zhCN;
}
