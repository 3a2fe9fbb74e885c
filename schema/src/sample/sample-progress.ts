/** What respondents of an order came to. */
export const SAMPLE_OUTCOMES = ['complete', 'screened', 'over_quota', 'refused'] as const;
export type SampleOutcome = (typeof SAMPLE_OUTCOMES)[number];

/** How many respondents of an order came to each, and how many are answering now. */
export interface SampleProgress {
  readonly target: number;
  readonly complete: number;
  readonly screened: number;
  readonly overQuota: number;
  readonly refused: number;
  readonly answering: number;
}

/** Respondents in a row who did not complete, after whom an order stops to wait for its author. */
const STALLED_AFTER = 60;
/** Respondents at once: a hundredth of the target, within these. */
const AT_ONCE = { least: 3, most: 20 } as const;

/** How many respondents may begin now, so that never more than the target complete, however they fare (Spec 2, publish: sample service). */
export function samplePlaces({ target, complete, answering }: Pick<SampleProgress, 'target' | 'complete' | 'answering'>): number {
  const pace = Math.min(AT_ONCE.most, Math.max(AT_ONCE.least, Math.ceil(target / 100)));
  return Math.max(0, Math.min(pace, target - complete) - answering);
}

/** True after so many respondents in a row without a complete response that more of them would change nothing (Spec 2, publish: sample service). */
export const isSampleStalled = (inARow: number): boolean => inARow >= STALLED_AFTER;

/** Share of the target that is reached, in whole percent, 100 only when all are there (Spec 2, publish: sample service). */
export const samplePercent = ({ target, complete }: Pick<SampleProgress, 'target' | 'complete'>): number =>
  Math.min(100, Math.floor((complete * 100) / target));
