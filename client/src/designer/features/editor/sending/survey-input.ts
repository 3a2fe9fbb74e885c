import { nameOf, PAGING_NAMES, REPEAT_SUBJECT_NAMES, REPEAT_WINDOW_NAMES, type SurveyChange } from '@wence/schema';
import type { RepeatLimitInput, SurveySettingsInput, UpdateSurveyOperation } from './sending.generated';

function repeatInput({ window, by }: NonNullable<SurveyChange['repeat']>): RepeatLimitInput {
  return { window: nameOf(REPEAT_WINDOW_NAMES, window), by: by.map((subject) => nameOf(REPEAT_SUBJECT_NAMES, subject)) };
}

/** Settings by their names in the graph: those whose values have names there, and those that are the same. */
function settingsInput({ paging, repeat, ...same }: Settings): SurveySettingsInput {
  return {
    ...same,
    ...(paging !== undefined && { paging: nameOf(PAGING_NAMES, paging) }),
    ...(repeat !== undefined && { repeat: repeat && repeatInput(repeat) }),
  };
}

type Settings = Omit<SurveyChange, 'title' | 'welcome' | 'language' | 'perPage' | 'theme'>;

/** A change of the survey itself, whose settings stand by themselves in the graph. */
export function surveyInput({ title, welcome, language, perPage, theme, ...settings }: SurveyChange): UpdateSurveyOperation {
  return {
    title,
    welcome,
    language,
    perPage,
    theme: theme && { ...theme },
    settings: Object.keys(settings).length > 0 ? settingsInput(settings) : undefined,
  };
}
