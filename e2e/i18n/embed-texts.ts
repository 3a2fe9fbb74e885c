import type { Language } from './words.js';

/** Texts of the card that embeds a survey into another page. */
const TEXTS = {
  'zh-CN': { code: '嵌入问卷的代码', frame: '框架' },
  en: { code: 'Code to embed the survey', frame: 'Frame' },
} as const;

export const embedTexts = (language: Language) => TEXTS[language];
