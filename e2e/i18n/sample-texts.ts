import type { Language } from './words.js';

/** The survey that the journeys make: a book club asks three questions. */
const TEXTS = {
  'zh-CN': {
    title: '周末读书会',
    welcome: '三个小问题，一分钟填完。',
    drink: '聚会时喝什么？',
    drinks: ['茶', '咖啡'],
    other: '其他',
    genre: '想读哪些书？',
    genres: ['小说', '历史', '诗歌'],
    none: '都不想读',
    wish: '还有什么想说的？',
    answer: '希望周六下午，最好有窗边的位置。',
  },
  en: {
    title: 'Weekend book club',
    welcome: 'Three small questions, one minute.',
    drink: 'What shall we drink?',
    drinks: ['Tea', 'Coffee'],
    other: 'Something else',
    genre: 'What would you like to read?',
    genres: ['Novels', 'History', 'Poems'],
    none: 'None of these',
    wish: 'Anything else?',
    answer: 'Saturday afternoon, by the window if we can.',
  },
} as const;

export type SampleTexts = (typeof TEXTS)[Language];

export const sampleTexts = (language: Language): SampleTexts => TEXTS[language];
