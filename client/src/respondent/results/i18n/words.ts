import type { Language } from '@wence/schema';
import { en } from './en';
import { type ResultWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): ResultWords => (language === 'en' ? en : zhCN);
