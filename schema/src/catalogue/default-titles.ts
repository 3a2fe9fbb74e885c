import type { Language } from '../definition/definition.js';
import type { NewOption } from '../edit/operation.js';
import type { DefaultTexts } from './locales/default-texts.js';
import { en } from './locales/en.js';
import { zhCN } from './locales/zh-cn.js';

const TEXTS: Readonly<Record<Language, DefaultTexts>> = { 'zh-CN': zhCN, en };

/** The texts new questions and options start with, in the language of the survey (Spec 3, option defaults; Spec 9). */
export const defaultTexts = (language: Language): DefaultTexts => TEXTS[language];

/** The title of a question added at `place`, counted from 1. */
export const defaultNodeTitle = (language: Language, place: number): string => `${TEXTS[language].nodePrefix}${place}`;

/** The title of an option added to an existing question. */
export const defaultOptionTitle = (language: Language, option: Pick<NewOption, 'other' | 'exclusive'>): string => {
  if (option.exclusive === true) return TEXTS[language].exclusiveOption;
  return option.other === true ? TEXTS[language].otherOption : TEXTS[language].newOption;
};

/** The options a choice question starts with when none are given. */
export const defaultOptions = (language: Language): readonly NewOption[] =>
  [1, 2].map((place) => ({ title: `${TEXTS[language].optionPrefix}${place}` }));
