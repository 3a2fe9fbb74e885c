import { isPerPage, languageOf, pagingOf, welcomeOf } from '../../definition/defaults.js';
import type { Language, SurveyDefinition } from '../../definition/definition.js';
import { settingsWithDefaults } from '../../survey-setting/settings-by-key.js';
import type { SettingsChange } from '../../survey-setting/survey-settings.js';
import type { EndingsChange } from '../../ending/endings-change.js';
import type { ThemeChange } from '../../theme/survey-theme.js';

/** The survey's own fields and its settings. Present = set, absent = leave; `null` clears a setting that may be absent. */
export interface SurveyChange extends SettingsChange {
  readonly title?: string;
  readonly welcome?: string;
  readonly language?: Language;
  /** True keeps or picks "one question per screen", false puts all on one page. */
  readonly perPage?: boolean;
  /** Key by key; `null` = the product's own look. */
  readonly theme?: ThemeChange | null;
  /** Page by page and key by key; `null` = the product's own pages. */
  readonly endings?: EndingsChange | null;
}

/**
 * Returns all fields that an edit of the survey itself can set, except theme and end pages, with defaults filled in: equal if two surveys mean the
 * same.
 */
export const surveyFields = (definition: SurveyDefinition): Required<Omit<SurveyChange, 'theme' | 'endings'>> => ({
  title: definition.title,
  welcome: welcomeOf(definition),
  language: languageOf(definition),
  perPage: isPerPage(definition),
  paging: pagingOf(definition),
  ...settingsWithDefaults(definition.settings),
});
