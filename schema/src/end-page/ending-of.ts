import type { SurveyDefinition } from '../definition/definition.js';
import type { Pass } from '../engine/pass.js';
import type { Ending } from '../ending/ending.js';
import type { EndingKind } from '../ending/survey-endings.js';

/** The end of a visit: the status of its response, or `closed` where there could be none. */
export interface VisitEnd {
  readonly status: 'complete' | 'screened' | 'over_quota' | 'closed';
  /** The question whose jump led to the end; absent where the survey ran to its last question, or nobody knows. */
  readonly nodeId?: number | undefined;
}

const KINDS: Readonly<Record<VisitEnd['status'], EndingKind>> = {
  complete: 'normal',
  screened: 'screened',
  over_quota: 'overQuota',
  closed: 'closed',
};

/**
 * The end page of a visit: that of the question whose jump led to the end, where it has one of its own, else the one for how the visit ended;
 * undefined where the author made none, and the product's own is shown. A full quota and a closed survey have their page wherever one was.
 */
export function endingOf({ endings = {} }: Pick<SurveyDefinition, 'endings'>, { status, nodeId }: VisitEnd): Ending | undefined {
  const kind = KINDS[status];
  const isByJump = kind === 'normal' || kind === 'screened';
  return (isByJump ? endings.nodes?.find((ending) => ending.nodeId === nodeId) : undefined) ?? endings[kind];
}

/** The question, or the container, whose jump ended the survey; undefined where none did. */
export const endNodeOf = ({ end, taken }: Pick<Pass, 'end' | 'taken'>): number | undefined =>
  end === null ? undefined : taken.at(-1)?.from.id;
