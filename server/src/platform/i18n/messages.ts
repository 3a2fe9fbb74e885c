import type { ErrorCode, FieldFault, Language } from '@wence/schema';
import { en } from './en.js';
import type { Messages } from './messages.type.js';
import { zhCN } from './zh-CN.js';

const TABLES: Readonly<Record<Language, Messages>> = { 'zh-CN': zhCN, en };

export function textsOf(language: Language): Messages {
  return TABLES[language];
}

export function messageOf(code: ErrorCode, language: Language): string {
  return textsOf(language).codes[code];
}

/** Names the field by its path without places in lists: a message holds no number. */
export function faultText(fault: FieldFault, language: Language): string {
  return fill(textsOf(language).faults[fault.rule], { field: fault.field.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, '') });
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
