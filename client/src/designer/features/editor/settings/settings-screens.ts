import { completeUrl, settingUrl, themeUrl } from '../../../shared/routes';

/** The pages of the settings, in the order of their navigation (Spec 2, navigation labels). */
const SETTINGS_SCREENS = ['appearance', 'answering', 'complete'] as const;
export type SettingsScreen = (typeof SETTINGS_SCREENS)[number];

const URLS: Readonly<Record<SettingsScreen, (surveyId: string) => string>> = {
  appearance: themeUrl,
  answering: settingUrl,
  complete: completeUrl,
};

/** The entries of the settings navigation. */
export const settingsEntries = (surveyId: string): { name: SettingsScreen; url: string }[] =>
  SETTINGS_SCREENS.map((name) => ({ name, url: URLS[name](surveyId) }));
