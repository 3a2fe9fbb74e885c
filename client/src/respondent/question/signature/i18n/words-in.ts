import type { Language } from '@wence/schema';
import { en } from './en';
import { type SignatureWords, zhCN } from './zh-CN';

export function wordsIn(language: Language): SignatureWords {
  return language === 'en' ? en : zhCN;
}
