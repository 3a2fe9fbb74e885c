import type { SurveyDefinition } from '../definition/definition.js';
import { FaultList, type FaultRule, type FieldFault } from '../reading/fault.js';
import type { Operation } from './operation.js';

/** Why an operation cannot be done: it names something that is not there, or breaks a rule. */
export type EditFault = { readonly code: 'notFound'; readonly id: number } | { readonly code: 'invalid'; readonly faults: FieldFault[] };

/** One operation done. */
export interface Step {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** Undoes this step, apart from codes that renumbering moved and from `lastId`: `run-operations.ts` adds those. */
  readonly inverse: readonly Operation[];
  /** Ids whose content the operation changes on purpose; 0 stands for the survey's own fields. */
  readonly touched: readonly number[];
  /** Ids handed out, in order. */
  readonly created: readonly number[];
}

export interface Refusal {
  readonly ok: false;
  readonly fault: EditFault;
}

export type Stepped = Step | Refusal;

export const done = (
  definition: SurveyDefinition,
  inverse: readonly Operation[],
  touched: readonly number[],
  created: readonly number[] = [],
): Step => ({
  ok: true,
  definition,
  inverse,
  touched,
  created,
});

export const notFound = (id: number): Refusal => ({ ok: false, fault: { code: 'notFound', id } });

export const invalid = (faults: FieldFault[]): Refusal => ({ ok: false, fault: { code: 'invalid', faults } });

/** A refusal for one broken rule. Fields are paths inside the operation. */
export const refuse = (field: string, rule: FaultRule, limit?: number): Refusal => {
  const faults = new FaultList();
  faults.add(field, rule, limit);
  return invalid(faults.all);
};
