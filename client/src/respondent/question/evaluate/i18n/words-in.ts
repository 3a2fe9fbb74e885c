import type { Language } from '@wence/schema';
import { en } from './en';
import { type EvaluateWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): EvaluateWords => (language === 'en' ? en : zhCN);
