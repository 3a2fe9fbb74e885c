import type { Locale } from '../../shared/locale';
import { en } from './en';
import { zhCN } from './zh-CN';

export type Words = typeof zhCN;

/** The words of our own on the page. GraphiQL itself speaks English only. */
const WORDS: Readonly<Record<Locale, Words>> = { 'zh-CN': zhCN, en };

export const wordsOf = (locale: Locale): Words => WORDS[locale];
