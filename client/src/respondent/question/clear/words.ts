import type { Language } from '@wence/schema';

/** Words of taking an answer back; the Chinese texts define the keys. */
export const zhCN = {
  clear: '清除',
  clearOf: (title: string) => `清除「${title}」的回答`,
  cleared: '已清除',
};

type ClearWords = typeof zhCN;

export const en: ClearWords = {
  clear: 'Clear',
  clearOf: (title) => `Clear the answer to “${title}”`,
  cleared: 'Answer cleared',
};

export const wordsIn = (language: Language): ClearWords => (language === 'en' ? en : zhCN);
