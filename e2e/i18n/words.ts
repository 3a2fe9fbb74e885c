import { en } from './en.js';
import { type Words, zhCN } from './zh-CN.js';

export type Language = 'zh-CN' | 'en';

export type { Words };

export const wordsOf = (language: Language): Words => (language === 'en' ? en : zhCN);
