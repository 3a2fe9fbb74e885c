import type { Language } from '@wence/schema';

/** The language a browser asks for: whichever of ours it names first, else Chinese (Spec 9, language). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return wanted.find((code) => code === 'zh' || code === 'en') === 'en' ? 'en' : 'zh-CN';
}
