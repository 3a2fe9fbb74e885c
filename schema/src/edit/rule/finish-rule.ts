import type { LogicItem, Quota, SurveyDefinition } from '../../definition/definition.js';
import { shapeSurvey } from '../../definition/shape.js';
import { LIMITS } from '../../limit/limits.js';
import { done, refuse, type Stepped } from '../step.js';

/** The rules of a survey after an operation. */
interface Rules {
  readonly logic?: readonly LogicItem[];
  readonly quotas?: readonly Quota[];
}

/** The survey with other rules and, where the operation made some, new ids, which continue from `lastId`. Refuses when ids or places run out. */
export const finishRule = (
  definition: SurveyDefinition,
  field: string,
  rules: Rules,
  touched: readonly number[],
  created: readonly number[] = [],
): Stepped => {
  const lastId = definition.lastId + created.length;
  if (lastId > LIMITS.localId) return refuse(field, 'tooLarge', LIMITS.localId);
  if (rules.logic !== undefined && rules.logic.length > LIMITS.logicItems) return refuse(field, 'tooMany', LIMITS.logicItems);
  if (rules.quotas !== undefined && rules.quotas.length > LIMITS.quotas) return refuse(field, 'tooMany', LIMITS.quotas);
  return done(shapeSurvey({ ...definition, ...rules, lastId }), touched, created);
};
