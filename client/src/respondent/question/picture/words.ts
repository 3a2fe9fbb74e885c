import type { Language } from '@wence/schema';

export const zhCN = {
  enlarge: (title: string) => `放大「${title}」`,
  close: '关闭',
};

type ImagesWords = typeof zhCN;

export const en: ImagesWords = {
  enlarge: (title) => `Enlarge “${title}”`,
  close: 'Close',
};

export const wordsIn = (language: Language): ImagesWords => (language === 'en' ? en : zhCN);
