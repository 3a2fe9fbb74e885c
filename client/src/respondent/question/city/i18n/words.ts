import type { Language } from '@wence/schema';
import { en } from './en';
import { type CityWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): CityWords {
  return language === 'en' ? en : zhCN;
}
