import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import type { EditFault } from '../edit/operation/step.js';

/** The definition after these operations; a scenario that expects them to succeed stops when they do not. */
export function edit(definition: SurveyDefinition, ...operations: Operation[]): SurveyDefinition {
  const applied = apply(definition, operations);
  if (!applied.ok) throw new Error(`Operation ${applied.at} is refused: ${JSON.stringify(applied.fault)}`);
  return applied.definition;
}

/** Returns why these operations are refused; undefined if they are not. */
export function refusal(definition: SurveyDefinition, ...operations: Operation[]): EditFault | undefined {
  const applied = apply(definition, operations);
  return applied.ok ? undefined : applied.fault;
}

/** Returns the result of `refusal` for one broken rule. */
export const fault = (field: string, rule: string, limit?: number): unknown => ({
  code: 'invalid',
  faults: [limit === undefined ? { field, rule } : { field, rule, limit }],
});
