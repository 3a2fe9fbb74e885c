import type { Language } from '@wence/schema';
import { en } from './en';
import { type PointsWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): PointsWords {
  return language === 'en' ? en : zhCN;
}
