import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { notFound, type Stepped } from '../step.js';
import { without } from '../tree/siblings.js';
import { finishRule } from './finish-rule.js';

/** Removes a quota; nothing refers to quotas. */
export const removeQuota = (definition: SurveyDefinition, { quotaId }: OperationOf<'removeQuota'>): Stepped => {
  const quotas = definition.quotas ?? [];
  if (!quotas.some(({ id }) => id === quotaId)) return notFound(quotaId);
  return finishRule(definition, 'quotaId', { quotas: without(quotas, quotaId) }, [quotaId]);
};
