import { isPerPage, languageOf, welcomeOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { shapeSurvey } from '../definition/shape.js';
import { checkSurveyFields } from '../definition/survey-faults.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { FaultList } from '../reading/fault.js';
import type { OperationOf } from './operation-of.js';
import { done, invalid, type Stepped } from './step.js';

/** Sets the survey's own fields; an empty welcome text means none. */
export const updateSurvey = (definition: SurveyDefinition, { set }: OperationOf<'updateSurvey'>): Stepped => {
  const changed = shapeSurvey({ ...definition, ...set });
  const faults = new FaultList();
  checkSurveyFields(faults, 'set', changed);
  if (!faults.isEmpty) return invalid(faults.all);

  const before = dropUndefined({
    title: set.title === undefined ? undefined : definition.title,
    welcome: set.welcome === undefined ? undefined : welcomeOf(definition),
    language: set.language === undefined ? undefined : languageOf(definition),
    perPage: set.perPage === undefined ? undefined : isPerPage(definition),
  });
  return done(changed, [{ op: 'updateSurvey', set: before }], [0]);
};
