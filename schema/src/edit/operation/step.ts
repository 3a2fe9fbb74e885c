import type { SurveyDefinition } from '../../definition/definition.js';
import { FaultList, type FaultRule, type FieldFault } from '../../reading/fault.js';

/**
 * Reason why an operation is refused: it names a missing part, breaks a rule, or would remove a part that is still referred to (Spec 8,
 * A0103). `ids` of the latter are the logic items, quotas, nodes, rows and options that refer to it; 0 stands for the survey's own texts.
 */
export type EditFault =
  | { readonly code: 'notFound'; readonly id: number }
  | { readonly code: 'invalid'; readonly faults: FieldFault[] }
  | { readonly code: 'referenced'; readonly ids: number[] };

/** Result of one operation. Its inverse is computed elsewhere, by comparing (`restore/inverse-of.ts`). */
export interface Step {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** Ids whose content the operation changes on purpose; 0 stands for the survey's own fields. Renumbering touches nothing. */
  readonly touched: readonly number[];
  /** New ids, in order of creation. */
  readonly created: readonly number[];
}

export interface Refusal {
  readonly ok: false;
  readonly fault: EditFault;
}

export type StepResult = Step | Refusal;

export const done = (definition: SurveyDefinition, touched: readonly number[], created: readonly number[] = []): Step => ({
  ok: true,
  definition,
  touched,
  created,
});

export const notFound = (id: number): Refusal => ({ ok: false, fault: { code: 'notFound', id } });

export const invalid = (faults: FieldFault[]): Refusal => ({ ok: false, fault: { code: 'invalid', faults } });

export const referenced = (ids: readonly number[]): Refusal => ({ ok: false, fault: { code: 'referenced', ids: [...ids] } });

/** A refusal for one broken rule. Fields are paths inside the operation. */
export function refuse(field: string, rule: FaultRule, limit?: number): Refusal {
  const faults = new FaultList();
  faults.add(field, rule, limit);
  return invalid(faults.all);
}
