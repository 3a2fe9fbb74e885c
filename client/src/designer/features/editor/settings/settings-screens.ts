import { paths } from '../../../shared/routes';

/** The pages of the settings, in the order of their navigation (Spec 2, navigation labels). */
const SETTINGS_SCREENS = ['appearance', 'answering', 'complete', 'wechat', 'quota', 'verify', 'exam'] as const;
export type SettingsScreen = (typeof SETTINGS_SCREENS)[number];

const PATHS: Readonly<Record<SettingsScreen, string>> = {
  appearance: paths.theme,
  answering: paths.setting,
  complete: paths.complete,
  wechat: paths.wechat,
  quota: paths.quota,
  verify: paths.verify,
  exam: paths.exam,
};

/** The entries of the settings navigation. */
export const settingsEntries = (surveyId: string): { name: SettingsScreen; url: string }[] =>
  SETTINGS_SCREENS.map((name) => ({ name, url: PATHS[name].replace(':surveyId', surveyId) }));
