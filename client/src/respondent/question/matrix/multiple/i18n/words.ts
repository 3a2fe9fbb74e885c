import type { Language } from '@wence/schema';
import { en } from './en';
import { type MultipleWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): MultipleWords => (language === 'en' ? en : zhCN);
