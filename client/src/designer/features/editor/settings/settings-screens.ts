import type { ReactNode } from 'react';
import { completeUrl, settingUrl } from '../../../shared/routes';

/** The pages of the settings, in the order of their navigation (Spec 2, navigation labels). */
const SETTINGS_SCREENS = ['answering', 'complete'] as const;
export type SettingsScreen = (typeof SETTINGS_SCREENS)[number];

const URLS: Readonly<Record<SettingsScreen, (surveyId: string) => string>> = {
  answering: settingUrl,
  complete: completeUrl,
};

/** The entries of the settings navigation. */
export const settingsEntries = (surveyId: string): { name: SettingsScreen; url: string }[] =>
  SETTINGS_SCREENS.map((name) => ({ name, url: URLS[name](surveyId) }));

/** What every page of the settings is given. */
export interface SettingsProps {
  readOnly: boolean;
  /** Notice shown above the settings. */
  banner: ReactNode;
}
