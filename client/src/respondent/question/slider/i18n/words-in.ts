import type { Language } from '@wence/schema';
import { en } from './en';
import { type SliderWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): SliderWords => (language === 'en' ? en : zhCN);
