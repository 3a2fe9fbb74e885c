import type { Language } from './words.js';

/** The import of responses. */
const TEXTS = {
  'zh-CN': {
    open: /^导\s?入$/,
    title: '导入答卷',
    ready: '1 行可以导入',
    refused: '1 行不合格，不会导入',
    cells: '不合格的单元格',
    reason: '没有这个编码或标题',
    apply: '只导入合格的 1 份',
    done: '已导入 1 份答卷',
  },
  en: {
    open: 'Import',
    title: 'Import responses',
    ready: 'One row can be imported',
    refused: 'One row does not fit and is not imported',
    cells: 'Cells that do not fit',
    reason: 'no such code or title',
    apply: 'Import the one that fits',
    done: 'One response imported',
  },
} as const;

export const importTexts = (language: Language) => TEXTS[language];
