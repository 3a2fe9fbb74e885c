import type { Language } from '@wence/schema';

export const zhCN = { banner: '测试模式，数据不计入结果' };

export const en: typeof zhCN = { banner: 'Test mode: nothing you submit here counts' };

export const wordsIn = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
