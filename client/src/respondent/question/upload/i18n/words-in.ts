import type { Language } from '@wence/schema';
import { en } from './en';
import { type UploadWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): UploadWords {
  return language === 'en' ? en : zhCN;
}
