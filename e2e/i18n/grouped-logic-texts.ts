import type { Language } from './words.js';

/** Texts of conditions in brackets, and of rules that are copied to other questions. */
const TEXTS = {
  'zh-CN': {
    operator: '条件关系',
    or: '或者',
    and: '并且',
    bracket: (before: number, n: number) => `把条件 ${before} 和 ${n} 括在一起`,
    inBrackets: (before: number, n: number) => `条件 ${n}，与条件 ${before} 同在括号里`,
    yes: '是',
    no: '否',
    told: /^如果（「Q1 Tea\?」选中「是」，并且「Q2 Milk\?」选中「是」），或者「Q3 Sugar\?」选中「是」，显示「Q4 Which cup\?」$/,
    loose: /^如果（「Q1 Tea\?」选中「是」，或者「Q2/,
    copyTo: '复制到其他题目…',
    copy: '复制到 2 题',
    target: (name: string) => `「${name}」`,
    refused: '「Q1 Tea?」：没有排在条件所看的题目之后',
    showAll: '满足条件才显示…',
    saveAll: '为 2 题保存',
  },
  en: {
    operator: 'Joined by',
    or: 'or',
    and: 'and',
    bracket: (before: number, n: number) => `Put conditions ${before} and ${n} in brackets`,
    inBrackets: (before: number, n: number) => `Condition ${n}, in brackets with condition ${before}`,
    yes: 'Yes',
    no: 'No',
    told: /^If \(“Q1 Tea\?” has “Yes” chosen and “Q2 Milk\?” has “Yes” chosen\), or “Q3 Sugar\?” has “Yes” chosen, show “Q4 Which cup\?”$/,
    loose: /^If \(“Q1 Tea\?” has “Yes” chosen, or “Q2/,
    copyTo: 'Copy to other questions…',
    copy: 'Copy (2)',
    target: (name: string) => `“${name}”`,
    refused: '“Q1 Tea?”: does not come after the questions that the conditions read',
    showAll: 'Show all if…',
    saveAll: 'Save for all (2)',
  },
} as const;

export type GroupedLogicTexts = (typeof TEXTS)[Language];

export const groupedLogicTexts = (language: Language): GroupedLogicTexts => TEXTS[language];
