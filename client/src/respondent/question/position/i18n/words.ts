import type { Language } from '@wence/schema';
import { en } from './en';
import { type PositionWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): PositionWords {
  return language === 'en' ? en : zhCN;
}
