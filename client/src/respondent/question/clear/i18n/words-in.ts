import type { Language } from '@wence/schema';
import { en } from './en';
import { type ClearWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): ClearWords => (language === 'en' ? en : zhCN);
