import type { Language } from '@wence/schema';
import { en } from './en';
import { type Words, zhCN } from './zh-CN';

export const wordsIn = (language: Language): Words => (language === 'en' ? en : zhCN);
