import type { SurveyState } from './survey-state.js';

/** User-facing status of a survey. */
export type SurveyStatus = 'draft' | 'running' | 'stopped' | 'complete' | 'recycled';

const COLLECTING: Readonly<Record<1 | 2, SurveyStatus>> = { 1: 'running', 2: 'complete' };

/** Tells a draft that never ran from a stopped survey: the latter has a published version. */
export const surveyStatus = (state: SurveyState, publishedVersion: number | null, recycled: boolean): SurveyStatus => {
  if (recycled) return 'recycled';
  if (state !== 0) return COLLECTING[state];
  return publishedVersion === null ? 'draft' : 'stopped';
};

/**
 * Returns the publication state (Spec 3): 0 unpublished, 1 published, 2 complete. A survey that was stopped stays published. Decided
 * (design: state): `SurveyState` is stored; this one follows from it and is never stored.
 */
export const publicationState = (state: SurveyState, publishedVersion: number | null): 0 | 1 | 2 => {
  if (state === 2) return 2;
  return publishedVersion === null ? 0 : 1;
};
