import type { Language } from '../definition/definition.js';
import type { OriginPart } from './origin.js';
import { en, type OriginWords, zhCN } from './origin-words.js';

const WORDS: Readonly<Record<Language, OriginWords>> = { 'zh-CN': zhCN, en };

const countries = new Map<Language, Intl.DisplayNames>();

function countryName(code: string, language: Language): string {
  const names = countries.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  countries.set(language, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** The name that people read for a device, a system, a browser or a region; for null that it is not known. An unknown word names itself. */
export function originName(part: OriginPart, value: string | null, language: Language): string {
  const words = WORDS[language];
  if (value === null) return words.unknown;
  if (part === 'region') return words.provinces[value] ?? countryName(value, language);
  const names: Readonly<Record<string, string>> = words[part];
  return names[value] ?? value;
}

/** The names of all provinces of China, in the order of the language. */
export const provinceNames = (language: Language): readonly string[] =>
  Object.values(WORDS[language].provinces).sort((one, two) => one.localeCompare(two, language));
