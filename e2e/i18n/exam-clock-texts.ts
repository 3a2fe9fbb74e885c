import type { Language } from './words.js';

/** Texts of an exam with a clock, on its page in the settings and for those who take it. */
const TEXTS = {
  'zh-CN': {
    title: '限时小测',
    capital: '法国的首都是哪里？',
    capitals: ['巴黎', '里昂'],
    why: '为什么？',
    timeLimit: '限时',
    attempts: '可考次数',
    start: '开始考试',
    minutes: '10 分钟',
    left: (count: number) => `${count} 次`,
    soon: '不到 1 分钟',
    score: '2 分，满分 5 分',
    none: '考试次数已用完',
    again: '再填一份',
    attemptsMade: '考试次数',
    fates: '已开始2已交卷2超时未交0进行中0',
  },
  en: {
    title: 'A timed exam',
    capital: 'The capital of France?',
    capitals: ['Paris', 'Lyon'],
    why: 'Why?',
    timeLimit: 'Time limit',
    attempts: 'Attempts',
    start: 'Start the exam',
    minutes: '10 minutes',
    left: (count: number) => String(count),
    soon: 'less than 1 minute',
    score: '2 of 5 points',
    none: 'No attempt is left',
    again: 'Fill in another response',
    attemptsMade: 'Attempts',
    fates: 'Started2Submitted2Expired0Running now0',
  },
} as const;

export const examClockTexts = (language: Language) => TEXTS[language];
