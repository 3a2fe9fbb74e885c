import type { Language } from '@wence/schema';
import { en } from './en';
import { type RankWords, zhCN } from './zh-CN';

export const wordsIn = (language: Language): RankWords => (language === 'en' ? en : zhCN);
