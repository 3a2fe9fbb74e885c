import type { SurveyState } from './survey-state.js';

/** What people call the situation of a survey. */
export type SurveyStatus = 'draft' | 'running' | 'stopped' | 'complete' | 'recycled';

const COLLECTING: Readonly<Record<1 | 2, SurveyStatus>> = { 1: 'running', 2: 'complete' };

/** Tells a draft that never ran from a stopped survey: the latter has a published version. */
export const surveyStatus = (state: SurveyState, publishedVersion: number | null, recycled: boolean): SurveyStatus => {
  if (recycled) return 'recycled';
  if (state !== 0) return COLLECTING[state];
  return publishedVersion === null ? 'draft' : 'stopped';
};
