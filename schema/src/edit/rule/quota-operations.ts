import type { Condition, Quota, SurveyDefinition } from '../../definition/definition.js';
import { checkQuota } from '../../definition/faults/quota-faults.js';
import { shapeQuota } from '../../definition/shape/shape-rules.js';
import { quotaForm, quotaSaveFaults } from '../../logic/quota-save-check.js';
import { FaultList } from '../../reading/fault.js';
import type { OperationOf, QuotaDraft } from '../operation/operation.js';
import { invalid, notFound, type StepResult } from '../operation/step.js';
import { without } from '../tree/siblings.js';
import { finishRule, identifyConditions } from './finish-rule.js';

const quotaOf = (draft: QuotaDraft, id: number, conditions: readonly Condition[]): Quota =>
  shapeQuota(draft.kind === 'table' ? { ...draft, id } : { ...draft, id, conditions });

const conditionsOf = (quota: Quota | undefined): readonly Condition[] => (quota?.kind === 'custom' ? quota.conditions : []);

const replaceOrAdd = (quotas: readonly Quota[], quota: Quota): readonly Quota[] =>
  quotas.some(({ id }) => id === quota.id) ? quotas.map((other) => (other.id === quota.id ? quota : other)) : [...quotas, quota];

/**
 * Saves a quota: a new one goes to the end, an existing one is replaced and keeps its id, its place and the ids of the conditions it still has.
 * A quota that does not fit the survey is refused (`logic/quota-save-check.ts`).
 */
export function saveQuota(definition: SurveyDefinition, { quota: draft }: OperationOf<'saveQuota'>): StepResult {
  const before = definition.quotas?.find(({ id }) => id === draft.id);
  if (draft.id !== undefined && before === undefined) return notFound(draft.id);
  const id = before?.id ?? definition.lastId + 1;
  const drafts = draft.kind === 'custom' ? draft.conditions : [];
  const identified = identifyConditions(drafts, conditionsOf(before), Math.max(definition.lastId, id));
  if (!identified.ok) return identified;
  const quota = quotaOf(draft, id, identified.conditions);

  const faults = new FaultList();
  checkQuota(faults, 'quota', quota);
  for (const { field, rule, limit } of quotaSaveFaults(definition, quotaForm(draft), 'quota')) faults.add(field, rule, limit);
  if (!faults.isEmpty) return invalid(faults.all);

  const created = before === undefined ? [id, ...identified.created] : identified.created;
  return finishRule(definition, 'quota', { quotas: replaceOrAdd(definition.quotas ?? [], quota) }, [id], created);
}

/** Removes a quota; nothing refers to quotas. */
export function removeQuota(definition: SurveyDefinition, { quotaId }: OperationOf<'removeQuota'>): StepResult {
  const quotas = definition.quotas ?? [];
  if (!quotas.some(({ id }) => id === quotaId)) return notFound(quotaId);
  return finishRule(definition, 'quotaId', { quotas: without(quotas, quotaId) }, [quotaId]);
}
