import type { Language } from './words.js';

/** Texts of the short link on the publish page. */
const TEXTS = {
  'zh-CN': { make: '设置短链接', name: '名称', save: /^保\s?存$/, copy: '复制短链接', taken: '该名称已被使用' },
  en: { make: 'Make a short link', name: 'Name', save: 'Save', copy: 'Copy short link', taken: 'This name is taken' },
} as const;

export const shortLinkTexts = (language: Language) => TEXTS[language];
