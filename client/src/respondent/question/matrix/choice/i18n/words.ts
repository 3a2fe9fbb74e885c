import type { Language } from '@wence/schema';
import { en } from './en';
import { type ChoiceWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): ChoiceWords => (language === 'en' ? en : zhCN);
