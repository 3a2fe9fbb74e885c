import type { Language } from '@wence/schema';
import { en } from './en';
import { zhCN } from './zh-CN';

export const wordsIn = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
