import type { Language } from './words.js';

/** Texts of going to a question, of commands, and of the tools of the canvas. */
const TEXTS = {
  'zh-CN': {
    goTo: '跳转到题目',
    palette: '命令',
    undo: '撤销',
    insertAfter: (code: string) => `在 ${code} 之后插入题目`,
    searchTypes: '搜索题型',
    slider: '滑块题',
    fold: (code: string) => `折叠 ${code}`,
    unfold: (code: string) => `展开 ${code}`,
    random: '选项：随机',
    order: '排列顺序',
  },
  en: {
    goTo: 'Go to question',
    palette: 'Commands',
    undo: 'Undo',
    insertAfter: (code: string) => `Insert a question after ${code}`,
    searchTypes: 'Search types',
    slider: 'Slider',
    fold: (code: string) => `Fold ${code}`,
    unfold: (code: string) => `Unfold ${code}`,
    random: 'Options: Random',
    order: 'Order',
  },
} as const;

export const canvasToolsTexts = (language: Language) => TEXTS[language];
