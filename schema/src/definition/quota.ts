import type { Condition } from './logic.js';

/** Sample quotas (Spec 2, navigation labels: table quota, custom quota; fields decided in docs/decisions/0010). */
export type Quota = TableQuota | CustomQuota;

export type QuotaEffect = 1 | 2 | 3 | 4;

interface QuotaBase {
  readonly id: number;
  /** 1 to 24 characters, unique among the quotas. */
  readonly name: string;
  /** Default true. */
  readonly enabled?: boolean;
  /**
   * Effect of a full cell: 1 ends the survey as over quota, 2 screens out, 3 closes the options that lead into it (and ends as over quota whoever chose
   * one before it was full), 4 only marks the response. Default 1.
   */
  readonly onFull?: QuotaEffect;
}

/** One cell per combination of options of one to three single-answer questions. A response falls into at most one of its cells. */
export interface TableQuota extends QuotaBase {
  readonly kind: 'table';
  /** Questions that take one choice (answer kind single). */
  readonly nodeIds: readonly number[];
  /** Combinations with a limit; a combination that is not listed is unlimited. */
  readonly cells: readonly QuotaCell[];
}

export interface QuotaCell {
  /** One option per question, in the order of `nodeIds`. */
  readonly optionId: readonly number[];
  /** Maximum number of responses; 0 closes the cell. */
  readonly limit: number;
}

/** Counts responses whose answers meet the conditions (same meaning as in logic). */
export interface CustomQuota extends QuotaBase {
  readonly kind: 'custom';
  readonly conditions: readonly Condition[];
  /** Maximum number of responses; 0 closes the quota. */
  readonly limit: number;
}
