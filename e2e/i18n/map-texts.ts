import type { Language } from './words.js';

/** The map of a survey. */
const TEXTS = {
  'zh-CN': {
    open: '逻辑地图',
    title: '逻辑地图 - 问策',
    list: '题目',
    panel: '说明',
    path: '走一条路径',
    close: '关闭',
    affects: '影响它',
    affected: '受它影响',
    offPath: '不在这条路径上',
    conditional: '有显示条件',
    jump: '如果「Q1 平时喝茶吗？」选中「不喝」，跳转到「Q6 还想说点什么？」',
    passes: (n: number, total: number) => `经过 ${n} 题，共 ${total} 题。`,
    reset: '重新走',
    nodes: '受它影响的题目',
    untied: '这里会画出每道题通向哪里',
    make: '去设置逻辑',
    end: '结束',
  },
  en: {
    open: 'Logic map',
    title: 'Logic map - Wence',
    list: 'Questions',
    panel: 'Details',
    path: 'Follow a path',
    close: 'Close',
    affects: 'affects it',
    affected: 'affected by it',
    offPath: 'not on this path',
    conditional: 'shown on a condition',
    jump: 'If “Q1 Do you drink tea?” has “No” chosen, go to “Q6 Anything else?”',
    passes: (n: number, total: number) => `Questions passed: ${n} of ${total}.`,
    reset: 'Start over',
    nodes: 'Questions that depend on it',
    untied: 'this map shows where each question leads',
    make: 'Set up logic',
    end: 'End',
  },
} as const;

export const mapTexts = (language: Language) => TEXTS[language];
