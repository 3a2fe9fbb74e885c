import type { Language } from '@wence/schema';
import { en } from './en';
import { type ImagesWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): ImagesWords => (language === 'en' ? en : zhCN);
