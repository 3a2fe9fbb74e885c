import {
  type ConditionDraft,
  LOGIC_ALGORITHM_NAMES,
  LOGIC_KIND_NAMES,
  LOGIC_OPERATOR_NAMES,
  LOGIC_PART_NAMES,
  type LogicDraft,
  logicKindOf,
  nameOf,
  QUOTA_EFFECT_NAMES,
  QUOTA_KIND_NAMES,
  type QuotaDraft,
  TARGET_ALGORITHM_NAMES,
} from '@wence/schema';
import type { ComparedValueInput, LogicConditionInput, SaveLogicOperation, SaveQuotaOperation } from './sending.generated';

const valueInput = (value: string | number): ComparedValueInput => (typeof value === 'number' ? { number: value } : { text: value });

function conditionInput({ id, nodeId, childId, optionId, operator, parentId, algorithm, result }: ConditionDraft): LogicConditionInput {
  return {
    localId: id,
    nodeId,
    childId,
    optionIds: optionId && [...optionId],
    operator: operator && nameOf(LOGIC_OPERATOR_NAMES, operator),
    group: parentId,
    algorithm: nameOf(LOGIC_ALGORITHM_NAMES, algorithm),
    result: result?.map(valueInput),
  };
}

/** A logic item, new or saved. Only carry-over says what it becomes: of option logic the kind says it. */
export function logicInput({ id, nodeId, target, algorithm, optionId, after, conditions, ...kind }: LogicDraft): SaveLogicOperation {
  const isCarryOver = kind.model === 2 && kind.type === 1;
  return {
    localId: id,
    kind: nameOf(LOGIC_KIND_NAMES, logicKindOf(kind)),
    nodeId,
    target,
    algorithm: algorithm && nameOf(TARGET_ALGORITHM_NAMES, algorithm),
    carryInto: isCarryOver && kind.optionType ? nameOf(LOGIC_PART_NAMES, kind.optionType) : undefined,
    carryAfter: after,
    optionIds: optionId && [...optionId],
    conditions: conditions.map(conditionInput),
  };
}

/** A quota, new or saved. */
export function quotaInput(quota: QuotaDraft): SaveQuotaOperation {
  const { id, name, enabled, onFull } = quota;
  const kind = nameOf(QUOTA_KIND_NAMES, quota.kind);
  const base = { localId: id, kind, name, enabled, onFull: onFull && nameOf(QUOTA_EFFECT_NAMES, onFull) };
  if (quota.kind === 'custom') return { ...base, conditions: quota.conditions.map(conditionInput), limit: quota.limit };
  return {
    ...base,
    nodeIds: [...quota.nodeIds],
    cells: quota.cells.map(({ optionId, limit }) => ({ optionIds: [...optionId], limit })),
  };
}
