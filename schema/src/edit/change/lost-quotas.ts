import { questionRow } from '../../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { shapeSurvey } from '../../definition/shape.js';
import type { Removed } from '../references/removal.js';
import { referenced, type Refusal } from '../step.js';

/**
 * Completes a type switch: a table quota counts combinations of single answers, so one over a question that now takes several answers goes. Refused
 * as `referenced` unless confirmed, like a removal (Spec 8, A0103). Everything else that refers to the question keeps its meaning: options keep
 * their ids, and the engine reads every algorithm on either kind of answer.
 */
export const withoutLostQuotas = (next: SurveyDefinition, before: SurveyNode, after: SurveyNode, confirmed = false): Removed | Refusal => {
  const quotas = next.quotas ?? [];
  const lost = quotas.filter((quota) => quota.kind === 'table' && quota.nodeIds.includes(after.id));
  const isLosing = questionRow(before).answer === 'single' && questionRow(after).answer !== 'single';
  if (!isLosing || lost.length === 0) return { ok: true, definition: next, tidied: [] };
  const tidied = lost.map(({ id }) => id);
  if (!confirmed) return referenced(tidied);
  return { ok: true, definition: shapeSurvey({ ...next, quotas: quotas.filter((quota) => !tidied.includes(quota.id)) }), tidied };
};
