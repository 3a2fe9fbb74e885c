import type { Language } from '@wence/schema';
import { en } from './en';
import { type PictureWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): PictureWords => (language === 'en' ? en : zhCN);
