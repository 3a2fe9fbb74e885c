import type { SurveyDefinition } from '../../definition/definition.js';
import { checkSurveyFields } from '../../definition/faults/survey-faults.js';
import { resolvePaging, withPaging } from '../../definition/paging.js';
import { findNode } from '../../definition/walk.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import { changedEndings } from '../../ending/endings-change.js';
import { checkEndings } from '../../ending/survey-endings.js';
import { lacksRankingName } from '../../exam/rank-of.js';
import { FaultList } from '../../reading/fault.js';
import { changedSettings, checkSettings } from '../../survey-setting/settings-by-key.js';
import { unfilledParameters } from '../../survey-setting/received-parameters.js';
import { changedTheme, checkTheme } from '../../theme/survey-theme.js';
import type { SurveyChange } from '../operation/survey-change.js';
import type { OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, type StepResult } from '../operation/step.js';

/** Returns a question that end pages are to be of, or to pass on the answer of, and that is not there; undefined if there is none. */
function missingNode(definition: SurveyDefinition, { endings }: SurveyChange): number | undefined {
  if (!endings) return undefined;
  const { nodes = [], ...kinds } = endings;
  const owners = nodes.flatMap(({ nodeId, set }) => (set === null ? [] : nodeId));
  const passed = [...Object.values(kinds), ...nodes.map(({ set }) => set)].flatMap((change) => change?.nodeIds ?? []);
  return [...owners, ...passed].find((id) => findNode(definition, id) === undefined);
}

/**
 * Sets the survey's own fields as `setSurvey` does. What end pages are to refer to has to be there, a question that a parameter is to answer has to
 * take its value, and one that the names of a ranking come from has to be an open text.
 */
export function updateSurvey(definition: SurveyDefinition, { set }: OperationOf<'updateSurvey'>): StepResult {
  const missing = missingNode(definition, set);
  if (missing !== undefined) return notFound(missing);
  const faults = new FaultList();
  for (const place of unfilledParameters(set.parameters, (id) => findNode(definition, id)))
    faults.add(`set.parameters[${place}].nodeId`, 'notAllowed');
  if (lacksRankingName(definition, set)) faults.add('set.exam.ranking.nameNodeId', 'notAllowed');
  return faults.isEmpty ? setSurvey(definition, set) : invalid(faults.all);
}

/**
 * Sets the survey's own fields; an empty welcome text means none, and `null` in a limit none. `paging` decides how the answering page is divided;
 * `perPage` alone picks "all on one page" or, where that was so, one question per screen (design: paging of the answering page).
 */
export function setSurvey(definition: SurveyDefinition, set: SurveyChange): StepResult {
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
