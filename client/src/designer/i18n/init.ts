import type { Locale as KitWords } from 'antd/es/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLocale, type Locale, storeLocale } from '../../shared/locale';

/** Each language is a file of its own: nobody reads two at once. What only the editor speaks is a file beside it. */
const WORDS = {
  all: {
    'zh-CN': async () => (await import('./zh-CN/all')).zhCN,
    en: async () => (await import('./en/all')).en,
  },
  designing: {
    'zh-CN': async () => (await import('./zh-CN/designing')).designing,
    en: async () => (await import('./en/designing')).designing,
  },
} as const;

type WordSet = keyof typeof WORDS;

/** Built-in texts of the component kit, fetched together with ours. */
const KIT = {
  'zh-CN': async () => (await import('./zh-CN/kit')).kit,
  en: async () => (await import('./en/kit')).kit,
} as const;
const fetchedKit = new Map<string, KitWords>();

export const kitWords = (language: string): KitWords | undefined => fetchedKit.get(language);

async function fetchKit(locale: Locale): Promise<void> {
  fetchedKit.set(locale, await KIT[locale]());
}

/** Sets of texts requested on this page; switching the language fetches them all. */
const needed = new Set<WordSet>(['all']);

async function fetchWords(set: WordSet, locale: Locale): Promise<void> {
  for (const [namespace, words] of Object.entries(await WORDS[set][locale]())) i18next.addResourceBundle(locale, namespace, words);
}

export async function initI18n(): Promise<void> {
  const lng = detectLocale();
  document.documentElement.lang = lng;
  const [words] = await Promise.all([WORDS.all[lng](), fetchKit(lng)]);
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [lng]: words },
    interpolation: { escapeValue: false },
  });
}

export const currentLocale = (): Locale => (i18next.language === 'en' ? 'en' : 'zh-CN');

/** Fetches what a page speaks and others do not, before it is shown. */
export async function needWords(set: WordSet): Promise<void> {
  needed.add(set);
  await fetchWords(set, currentLocale());
}

/** Switches the whole designer at once and remembers the choice on this device. Fails where the words cannot be fetched; then nothing is changed. */
export async function switchLocale(locale: Locale): Promise<void> {
  await Promise.all([fetchKit(locale), ...[...needed].map((set) => fetchWords(set, locale))]);
  storeLocale(locale);
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
}

/** Words that come with the only page that speaks them, in both languages: switching must not have to wait. */
export function addTexts(namespace: string, texts: Readonly<Record<Locale, object>>): void {
  for (const [locale, words] of Object.entries(texts)) i18next.addResourceBundle(locale, namespace, words);
}
