import type { Language } from '@wence/schema';
import { en } from './en';
import { type ProportionWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): ProportionWords => (language === 'en' ? en : zhCN);
