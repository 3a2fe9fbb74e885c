import type { Language } from './words.js';

/** Texts of the dialog that copies questions to another survey, and the survey its test uses. */
export interface TransferTexts {
  readonly open: string;
  readonly questions: string;
  readonly search: string;
  readonly place: string;
  readonly atStart: string;
  readonly moving: RegExp;
  readonly everything: string;
  readonly leftOut: string;
  readonly tidied: string;
  readonly copy: string;
  readonly move: string;
  readonly copied: string;
  readonly moved: string;
  readonly goThere: string;
  readonly stay: string;
}

const TEXTS: Readonly<Record<Language, TransferTexts>> = {
  en: {
    open: 'Copy to another survey…',
    questions: 'Questions',
    search: 'Search my surveys',
    place: 'Place in that survey',
    atStart: 'At the beginning',
    moving: /^Move:/,
    everything: 'Everything: options, rows, pictures and logic.',
    leftOut: 'A rule of Q2 refers to Q1, which does not come along. It is left out.',
    tidied: 'In this survey, what refers to them goes as well: logic of Q2.',
    copy: 'Copy 2 questions',
    move: 'Move 1 question',
    copied: '2 questions were copied to “Kitchen”.',
    moved: '1 question was moved to “Kitchen”.',
    goThere: 'Open that survey',
    stay: 'Stay here',
  },
  'zh-CN': {
    open: '复制到其他问卷…',
    questions: '题目',
    search: '搜索我的问卷',
    place: '在目标问卷中的位置',
    atStart: '开头',
    moving: /^移动：/,
    everything: '全部内容：选项、行、图片和逻辑。',
    leftOut: 'Q2 的一条逻辑引用了未带走的 Q1，不会复制。',
    tidied: '本问卷中引用这些题目的内容也会删除：Q2 的逻辑。',
    copy: '复制 2 道题',
    move: '移动 1 道题',
    copied: '已将 2 道题复制到「Kitchen」。',
    moved: '已将 1 道题移动到「Kitchen」。',
    goThere: '打开目标问卷',
    stay: '留在本问卷',
  },
};

export const transferTexts = (language: Language): TransferTexts => TEXTS[language];
