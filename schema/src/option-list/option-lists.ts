import { defaultTexts } from '../catalogue/default-content.js';
import type { SampleTexts } from '../catalogue/locales/default-texts.js';
import type { Language } from '../definition/definition.js';
import { provinceNames } from '../origin/origin-name.js';
import { listsEn } from './locales/en.js';
import type { ListTexts } from './locales/list-texts.js';
import { listsZhCN } from './locales/zh-cn.js';

/** The lists of options that come with the product, by name. */
export type OptionLists = ListTexts & Omit<SampleTexts, 'fields'> & { readonly provinces: readonly string[] };

export type OptionListKey = keyof OptionLists;

const TEXTS: Readonly<Record<Language, ListTexts>> = { 'zh-CN': listsZhCN, en: listsEn };

/**
 * Titles of options that many questions share, in a language: scales from the worst or least to the best or most, facts about people (Spec 3, sample
 * choices, and ours), days, months, and the provinces of China.
 */
export function optionLists(language: Language): OptionLists {
  const { fields: _, ...samples } = defaultTexts(language).samples;
  return { ...TEXTS[language], ...samples, provinces: provinceNames(language) };
}
