import type { Language } from './words.js';

/** The survey with logic in it: about tea. */
const TEXTS = {
  'zh-CN': {
    title: '茶馆小问卷',
    drinks: '平时喝茶吗？',
    yesNo: ['喝', '不喝'],
    kinds: '喝过哪些茶？',
    teas: ['绿茶', '红茶', '白茶'],
    why: '为什么喜欢',
    whyShown: '为什么喜欢 绿茶、白茶',
    group: '再问两句',
    favourite: '最喜欢哪一种？',
    rate: '给茶馆打几分？',
    last: '还想说点什么？',
    next: '下一步',
    back: '上一步',
  },
  en: {
    title: 'About tea',
    drinks: 'Do you drink tea?',
    yesNo: ['Yes', 'No'],
    kinds: 'Which teas have you had?',
    teas: ['Green', 'Black', 'White'],
    why: 'Why do you like',
    whyShown: 'Why do you like Green and White',
    group: 'Two more things',
    favourite: 'Which do you like best?',
    rate: 'How good is the tea house?',
    last: 'Anything else?',
    next: 'Next',
    back: 'Back',
  },
} as const;

export type LogicTexts = (typeof TEXTS)[Language];

export const logicTexts = (language: Language): LogicTexts => TEXTS[language];
