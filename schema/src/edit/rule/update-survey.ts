import type { SurveyDefinition } from '../../definition/definition.js';
import { checkSurveyFields } from '../../definition/faults/survey-faults.js';
import { resolvePaging, withPaging } from '../../definition/paging.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import { changedEndings } from '../../ending/endings-change.js';
import { checkEndings } from '../../ending/survey-endings.js';
import { FaultList } from '../../reading/fault.js';
import { changedSettings, checkSettings } from '../../survey-setting/settings-by-key.js';
import { changedTheme, checkTheme } from '../../theme/survey-theme.js';
import type { OperationOf } from '../operation/operation.js';
import { done, invalid, type StepResult } from '../operation/step.js';

/**
 * Sets the survey's own fields; an empty welcome text means none, and `null` in a limit none. `paging` decides how the answering page is divided;
 * `perPage` alone picks "all on one page" or, where that was so, one question per screen (design: paging of the answering page).
 */
export function updateSurvey(definition: SurveyDefinition, { set }: OperationOf<'updateSurvey'>): StepResult {
  const changed = shapeSurvey({
    ...definition,
    title: set.title ?? definition.title,
    welcome: set.welcome ?? definition.welcome,
    language: set.language ?? definition.language,
    theme: changedTheme(definition.theme, set.theme),
    endings: changedEndings(definition.endings, set.endings),
    ...withPaging(changedSettings(definition.settings, set), resolvePaging(set, definition)),
  });

  const faults = new FaultList();
  checkSurveyFields(faults, 'set', changed);
  checkSettings(faults, 'set', changed.settings ?? {});
  checkTheme(faults, 'set.theme', changed.theme ?? {});
  checkEndings(faults, 'set.endings', changed.endings ?? {});
  return faults.isEmpty ? done(changed, [0]) : invalid(faults.all);
}
