import { readCookie, writeCookie } from './cookie';

export type Locale = 'zh-CN' | 'en';

export const DEFAULT_LOCALE: Locale = 'zh-CN';

const COOKIE = 'language';
const COOKIE_DAYS = 365;

function known(tag: string | null | undefined): Locale | null {
  const language = tag?.toLowerCase().split('-')[0];
  if (language === 'zh') return 'zh-CN';
  return language === 'en' ? 'en' : null;
}

/** The stored choice wins, then the first browser language we speak, then Chinese (Spec 9, Language). */
export const chooseLocale = (stored: string | null, browser: readonly string[]): Locale =>
  known(stored) ?? browser.map(known).find((locale) => locale !== null) ?? DEFAULT_LOCALE;

export const detectLocale = (): Locale => chooseLocale(readCookie(COOKIE), navigator.languages ?? [navigator.language]);

export const storeLocale = (locale: Locale): void => writeCookie(COOKIE, locale, COOKIE_DAYS);
