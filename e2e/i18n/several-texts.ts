import type { Language } from './words.js';

/** Texts of choosing several questions. */
const TEXTS = {
  'zh-CN': {
    bar: '批量操作',
    count: (n: number) => `已选 ${n} 题`,
    outline: '大纲',
    mark: (code: string) => `选择 ${code}`,
    drag: (code: string) => `移动 ${code}`,
    move: '移动…',
    target: '目标位置',
    atStart: '问卷开头',
    confirm: '移动',
    down: '下移',
    group: '放入新容器',
    block: '块',
  },
  en: {
    bar: 'Selected questions',
    count: (n: number) => `${n} selected`,
    outline: 'Outline',
    mark: (code: string) => `Select ${code}`,
    drag: (code: string) => `Move ${code}`,
    move: 'Move…',
    target: 'To',
    atStart: 'The start of the survey',
    confirm: 'Move',
    down: 'Move down',
    group: 'Put into a new container',
    block: 'Block',
  },
} as const;

export const severalTexts = (language: Language) => TEXTS[language];
