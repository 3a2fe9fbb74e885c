import type { Operation } from '@wence/schema';

/** Told after an edit of a draft is stored. */
export interface SurveyEditedEvent {
  readonly surveyId: string;
  readonly revision: number;
  readonly authorId: string;
  readonly clientOpId: string;
  /** Empty when a whole document took the place of another: load it anew. */
  readonly operations: readonly Operation[];
}

/** The topic of `SurveyEditedEvent`. */
export const surveyEditedTopic = (surveyId: string): string => `surveyEdited:${surveyId}`;
