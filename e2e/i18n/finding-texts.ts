import type { Language } from './words.js';

/** Texts of the findings before a launch, and of the links that lead on from them. */
const TEXTS = {
  'zh-CN': {
    preview: '在预览中查看',
    rules: '查看 Q3 的逻辑',
    warning: '1 个提醒',
    same: '有重复的选项或行',
    handed: '回答已经填好',
    ask: '有这些提醒，仍然发布吗？',
    refused: '还不能发布',
    anyway: '仍然发布',
    cancel: '取消',
    edit: '去修改',
    clash: '的显示和隐藏条件可能同时成立',
    skipped: '引用了可能不会出现的题目的答案',
    noOptions: '还没有选项',
  },
  en: {
    preview: 'See it in the preview',
    rules: 'See the logic of Q3',
    warning: '1 warning',
    same: 'has two options or rows with the same text',
    handed: 'Answers are filled in to show what the check found',
    ask: 'Launch with these warnings?',
    refused: 'Not ready to launch',
    anyway: 'Launch anyway',
    cancel: 'Cancel',
    edit: 'Fix it',
    clash: 'can be shown and hidden by the same answers',
    skipped: 'inserts an answer of a question that may not be asked',
    noOptions: 'has no options yet',
  },
} as const;

export const findingTexts = (language: Language) => TEXTS[language];
