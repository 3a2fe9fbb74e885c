import type { Condition, LogicItem, Quota, SurveyDefinition } from '../../definition/definition.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import { LIMITS } from '../../limit/limits.js';
import type { ConditionDraft } from '../operation/operation.js';
import { done, notFound, type Refusal, refuse, type StepResult } from '../operation/step.js';

/** The rules of a survey after an operation. */
interface Rules {
  readonly logic?: readonly LogicItem[];
  readonly quotas?: readonly Quota[];
}

/** The survey with other rules and, where the operation made some, new ids, which continue from `lastId`. Refuses when ids or places run out. */
export function finishRule(
  definition: SurveyDefinition,
  field: string,
  rules: Rules,
  touched: readonly number[],
  created: readonly number[] = [],
): StepResult {
  const lastId = definition.lastId + created.length;
  if (lastId > LIMITS.localId) return refuse(field, 'tooLarge', LIMITS.localId);
  if (rules.logic !== undefined && rules.logic.length > LIMITS.logicItems) return refuse(field, 'tooMany', LIMITS.logicItems);
  if (rules.quotas !== undefined && rules.quotas.length > LIMITS.quotas) return refuse(field, 'tooMany', LIMITS.quotas);
  return done(shapeSurvey({ ...definition, ...rules, lastId }), touched, created);
}

/** Conditions with ids, and those ids that are new, in order. */
interface Identified {
  readonly ok: true;
  readonly conditions: readonly Condition[];
  readonly created: readonly number[];
}

/**
 * Gives ids to the conditions of a rule: those that were there before keep theirs, the others continue from `lastId`. Refuses an id that none of
 * the rule's conditions had, or that is given twice.
 */
export function identifyConditions(drafts: readonly ConditionDraft[], before: readonly Condition[], lastId: number): Identified | Refusal {
  const known = new Set(before.map(({ id }) => id));
  const conditions: Condition[] = [];
  const created: number[] = [];
  for (const draft of drafts) {
    if (draft.id !== undefined && !known.delete(draft.id)) return notFound(draft.id);
    const id = draft.id ?? lastId + created.length + 1;
    if (draft.id === undefined) created.push(id);
    conditions.push({ ...draft, id });
  }
  return { ok: true, conditions, created };
}
