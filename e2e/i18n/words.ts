import { en } from './en.js';
import { zhCN } from './zh-CN.js';

export type Language = 'zh-CN' | 'en';

/** What people read on the screens, as far as journeys speak of it. Written down here a second time on purpose: a changed label is noticed. */
export type Words = typeof zhCN;

export const wordsOf = (language: Language): Words => (language === 'en' ? en : zhCN);
