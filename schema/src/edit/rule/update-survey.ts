import type { SurveyDefinition } from '../../definition/definition.js';
import { pagingMeant, withPaging } from '../../definition/paging.js';
import { shapeSurvey } from '../../definition/shape.js';
import { checkSurveyFields } from '../../definition/survey-faults.js';
import { FaultList } from '../../reading/fault.js';
import { changedSettings } from '../../survey-setting/change-survey-settings.js';
import { checkSettings } from '../../survey-setting/survey-settings-faults.js';
import { changedTheme } from '../../theme/shape-theme.js';
import { checkTheme } from '../../theme/theme-faults.js';
import type { OperationOf } from '../operation-of.js';
import { done, invalid, type Stepped } from '../step.js';

/**
 * Sets the survey's own fields; an empty welcome text means none, and `null` in a limit none. `paging` decides how the answering page is divided;
 * `perPage` alone picks "all on one page" or, where that was so, one question per screen (design: paging of the answering page).
 */
export const updateSurvey = (definition: SurveyDefinition, { set }: OperationOf<'updateSurvey'>): Stepped => {
  const changed = shapeSurvey({
    ...definition,
    title: set.title ?? definition.title,
    welcome: set.welcome ?? definition.welcome,
    language: set.language ?? definition.language,
    theme: changedTheme(definition.theme, set.theme),
    ...withPaging(changedSettings(definition.settings, set), pagingMeant(set, definition)),
  });

  const faults = new FaultList();
  checkSurveyFields(faults, 'set', changed);
  checkSettings(faults, 'set', changed.settings ?? {});
  checkTheme(faults, 'set.theme', changed.theme ?? {});
  return faults.isEmpty ? done(changed, [0]) : invalid(faults.all);
};
