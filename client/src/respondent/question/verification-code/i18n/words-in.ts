import type { Language } from '@wence/schema';
import { en } from './en';
import { type VerificationWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): VerificationWords {
  return language === 'en' ? en : zhCN;
}
