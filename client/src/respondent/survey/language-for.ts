import { type Language, languageOf } from '@wence/schema';
import type { Opened } from './live-survey';

/** The survey's own language; before it is known, the one the server gave the page or the browser asks for. */
export function languageFor(opened: Opened | null): Language {
  if (opened?.kind === 'live') return languageOf(opened.survey.definition);
  if (opened?.language) return opened.language;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}
