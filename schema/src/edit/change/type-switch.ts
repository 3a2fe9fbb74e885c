import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import type { FaultList } from '../../reading/fault.js';
import type { NodeChange } from '../operation/operation.js';
import { referenced, type Refusal } from '../operation/step.js';
import type { Removed } from '../references/removal.js';

/**
 * The entry of the catalogue that a question is to have: its own, or one of those it may be switched to (Spec 4, question type switch). Naming the
 * type and sub-type that it has already is no switch. Any other wish is noted as a fault, and the entry stays.
 */
export function switchedRow(faults: FaultList, path: string, node: SurveyNode, { type, subType }: NodeChange): QuestionRow {
  const row = questionRow(node);
  const isOtherType = type !== undefined && type !== row.type;
  const wantedType = type ?? row.type;
  const wantedSubType = subType ?? (isOtherType ? undefined : row.subType);
  if (wantedType === row.type && wantedSubType === row.subType) return row;

  const found = row.switchesTo.find((target) => target.type === wantedType && target.subType === wantedSubType);
  if (found !== undefined) return questionRow(found);
  faults.add(`${path}.${isOtherType || subType === undefined ? 'type' : 'subType'}`, 'notAllowed');
  return row;
}

/**
 * Completes a type switch: a table quota counts combinations of single answers, so one over a question that now takes several answers goes. Refused
 * as `referenced` unless confirmed, like a removal (Spec 8, A0103). Everything else that refers to the question keeps its meaning: options keep
 * their ids, and the engine reads every algorithm on either kind of answer.
 */
export function withoutUncountableQuotas(
  next: SurveyDefinition,
  before: SurveyNode,
  after: SurveyNode,
  confirmed = false,
): Removed | Refusal {
  const quotas = next.quotas ?? [];
  const lost = quotas.filter((quota) => quota.kind === 'table' && quota.nodeIds.includes(after.id));
  const isLosing = questionRow(before).answer === 'single' && questionRow(after).answer !== 'single';
  if (!isLosing || lost.length === 0) return { ok: true, definition: next, tidied: [] };
  const tidied = lost.map(({ id }) => id);
  if (!confirmed) return referenced(tidied);
  return { ok: true, definition: shapeSurvey({ ...next, quotas: quotas.filter((quota) => !tidied.includes(quota.id)) }), tidied };
}
