import type { Language } from '@wence/schema';
import { en } from './en';
import { type OneByOneWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): OneByOneWords => (language === 'en' ? en : zhCN);
