import type { SurveySettings } from '../survey-setting/survey-settings.js';
import type { SurveyState } from './survey-state.js';

/**
 * Reason why a launched survey takes no answers. `notStarted`: it runs, and its beginning is still to come. `paused`: stopped by its author, who may
 * continue it. `ended`: by its date or by its author. `full`: all responses it asked for are there.
 */
export type ClosedReason = 'notStarted' | 'paused' | 'ended' | 'full';

type Span = Pick<SurveySettings, 'opensAt' | 'closesAt'>;

/** Tells if `now`, in milliseconds since 1970, lies before the beginning or past the end of a survey; null between them. */
export function outsidePeriod({ opensAt, closesAt }: Span, now: number): 'notStarted' | 'ended' | null {
  if (closesAt !== undefined && now >= Date.parse(closesAt)) return 'ended';
  return opensAt !== undefined && now < Date.parse(opensAt) ? 'notStarted' : null;
}

/** Returns whether the number of `responses` that count has reached the total. */
export const isFull = ({ total }: Pick<SurveySettings, 'total'>, responses: number): boolean => total !== undefined && responses >= total;

/**
 * Returns why a launched survey takes no answers, the most final reason first; null if it does. Whether it is full is checked elsewhere, because
 * that takes a query.
 */
export function closedReasonOf(state: SurveyState, span: Span, now: number): Exclude<ClosedReason, 'full'> | null {
  const outside = outsidePeriod(span, now);
  if (state === 2 || outside === 'ended') return 'ended';
  return state === 0 ? 'paused' : outside;
}
