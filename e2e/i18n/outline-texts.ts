import type { Language } from './words.js';

/** Texts of the outline, and of what keys and fingers do with questions. */
const TEXTS = {
  'zh-CN': {
    outline: '大纲',
    list: '题目大纲',
    page: (number: number) => new RegExp(`^第 ${number} 页`),
    fold: (number: number) => `收起第 ${number} 页`,
    drag: (code: string) => `拖动 ${code}`,
    dropped: (code: string, place: number) => `${code} 已放到第 ${place} 位`,
    commands: '命令',
    goTo: '跳转到题目',
  },
  en: {
    outline: 'Outline',
    list: 'Outline of questions',
    page: (number: number) => new RegExp(`^Page ${number}`),
    fold: (number: number) => `Fold page ${number}`,
    drag: (code: string) => `Drag ${code}`,
    dropped: (code: string, place: number) => `${code} was dropped at position ${place}`,
    commands: 'Commands',
    goTo: 'Go to question',
  },
} as const;

export const outlineTexts = (language: Language) => TEXTS[language];
