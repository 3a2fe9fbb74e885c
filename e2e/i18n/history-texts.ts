import type { Language } from './words.js';

const TEXTS = {
  'zh-CN': {
    open: '版本与历史',
    chosen: '所选的版本或改动',
    timeline: '历史记录',
    version: /版本 1/,
    since: '之后又改了什么',
    added: /^新增题目 Q\d+ Why\?$/,
    unpublished: '1 处改动还没有发布',
    restore: '恢复到此',
    restored: '已恢复',
    same: '没有不同',
    contents: '当时的内容',
    seeChanges: '查看改动',
  },
  en: {
    open: 'Versions and history',
    chosen: 'The chosen version or changes',
    timeline: 'History',
    version: /Version 1/,
    since: 'Changes since then',
    added: /^Added question Q\d+ Why\?$/,
    unpublished: '1 change is not published yet',
    restore: 'Restore this',
    restored: 'Restored',
    same: 'No differences',
    contents: 'Content at that time',
    seeChanges: 'See changes',
  },
} as const;

export const historyTexts = (language: Language) => TEXTS[language];
