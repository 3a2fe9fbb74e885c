import type { SurveySettings } from '../survey-setting/survey-settings.js';
import type { SurveyState } from './survey-state.js';

/**
 * Why a launched survey takes no answers. `notStarted`: it runs, and its beginning is still to come. `paused`: stopped by its author, who may go
 * on. `ended`: by its date or by its author. `full`: all responses it asked for are there.
 */
export type Hindrance = 'notStarted' | 'paused' | 'ended' | 'full';

type Span = Pick<SurveySettings, 'opensAt' | 'closesAt'>;

/** Whether the present, in milliseconds since 1970, lies before the beginning or past the end of a survey; null between them. */
export const outsideOf = ({ opensAt, closesAt }: Span, now: number): 'notStarted' | 'ended' | null => {
  if (closesAt !== undefined && now >= Date.parse(closesAt)) return 'ended';
  return opensAt !== undefined && now < Date.parse(opensAt) ? 'notStarted' : null;
};

/** Whether `responses` that count are all that were asked for. */
export const isFull = ({ total }: Pick<SurveySettings, 'total'>, responses: number): boolean => total !== undefined && responses >= total;

/** What keeps a launched survey from taking answers, the most final reason first; null: nothing does. Fullness is asked for last: it costs a look. */
export const hindranceOf = (state: SurveyState, span: Span, now: number): Exclude<Hindrance, 'full'> | null => {
  const outside = outsideOf(span, now);
  if (state === 2 || outside === 'ended') return 'ended';
  return state === 0 ? 'paused' : outside;
};
