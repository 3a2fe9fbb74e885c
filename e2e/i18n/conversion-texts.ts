import type { Language } from './words.js';

/** Texts of changing the type of a question. */
const TEXTS = {
  'zh-CN': {
    open: '换成其他题型',
    search: '搜索题型',
    confirm: '换题型',
    back: '重新选择',
    current: '当前题型',
    dropdown: '下拉题',
    text: '问答题',
    evaluate: '评价题',
    matrixRate: '矩阵评分题',
    lostOptions: (n: number) => `选项（${n} 个）：`,
    lostLogic: (n: number) => `用到它的逻辑（${n} 条）`,
  },
  en: {
    open: 'Change to another type',
    search: 'Search types',
    confirm: 'Change type',
    back: 'Choose another type',
    current: 'Current type',
    dropdown: 'Dropdown',
    text: 'Open text',
    evaluate: 'Evaluation',
    matrixRate: 'Rating matrix',
    lostOptions: (n: number) => `Options (${n}): `,
    lostLogic: (n: number) => `Logic that uses it (${n})`,
  },
} as const;

export const conversionTexts = (language: Language) => TEXTS[language];
