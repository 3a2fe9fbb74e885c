import type { SurveyDefinition } from '../definition/definition.js';
import { keysOf } from '../reading/field-table.js';
import { settingOf, type SettingNotEnforced, SURVEY_SETTINGS } from '../survey-setting/survey-settings.js';

/** A part of a survey that can be stored and that nothing applies yet: settings by their column in the table of settings, and quotas. */
export type NotEnforced = SettingNotEnforced | 'quotas';

// The column was just read.
const NOT_ENFORCED = keysOf(SURVEY_SETTINGS).filter((key) => !settingOf(key).isEnforced) as readonly SettingNotEnforced[];

/**
 * The parts of a survey that nothing applies yet, settings first. A draft may hold them, and a launch with any of them is refused (A0422), so that
 * nobody relies on a rule that is not applied.
 */
export const notEnforcedIn = ({ settings = {}, quotas = [] }: SurveyDefinition): readonly NotEnforced[] => [
  ...NOT_ENFORCED.filter((key) => settings[key] !== undefined),
  ...(quotas.length > 0 ? (['quotas'] as const) : []),
];
