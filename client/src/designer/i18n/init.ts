import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLocale, type Locale, storeLocale } from '../../shared/locale';
import { en } from './en/all';
import { zhCN } from './zh-CN/all';

/** Both languages are in the bundle: together they are smaller than one more request is slow, and switching is instant. */
export const initI18n = async (): Promise<void> => {
  const lng = detectLocale();
  document.documentElement.lang = lng;
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: 'zh-CN',
    defaultNS: 'common',
    resources: { 'zh-CN': zhCN, en },
    interpolation: { escapeValue: false },
  });
};

export const currentLocale = (): Locale => (i18next.language === 'en' ? 'en' : 'zh-CN');

/** Switches the whole designer at once and remembers the choice on this device. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  storeLocale(locale);
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
};
