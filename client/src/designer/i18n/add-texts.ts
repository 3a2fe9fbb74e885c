import i18next from 'i18next';
import type { Locale } from '../../shared/locale';

/** Words that come with the only page that speaks them, in both languages: switching must not have to wait. */
export function addTexts(namespace: string, texts: Readonly<Record<Locale, object>>): void {
  for (const [locale, words] of Object.entries(texts)) i18next.addResourceBundle(locale, namespace, words);
}
