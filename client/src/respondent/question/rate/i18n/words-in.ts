import type { Language } from '@wence/schema';
import { en } from './en';
import { type RateWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): RateWords => (language === 'en' ? en : zhCN);
