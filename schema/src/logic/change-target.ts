import { type ConditionForm, newCondition } from './logic-form.js';

/** Looks at another question: algorithm, row, options and values start over (Spec 4, logic: changing the target question). The same one: unchanged. */
export const withSource = (condition: ConditionForm, nodeId: number): ConditionForm => {
  if (condition.nodeId === nodeId) return condition;
  const { id, operator } = condition;
  return { ...newCondition(), ...(id !== undefined && { id }), ...(operator !== undefined && { operator }), nodeId };
};
