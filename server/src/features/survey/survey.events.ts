import type { Operation } from '@wence/schema';

/** Published after an edit of a draft is stored. */
export interface SurveyEditedEvent {
  readonly surveyId: string;
  readonly revision: number;
  readonly authorId: string;
  readonly clientOpId: string;
  /** Empty when a whole document took the place of another, or edits were missed: load it anew. */
  readonly operations: readonly Operation[];
}

/** Edits may have been missed, by a reader that begins or because those of another server were lost on their way here: the newest has to be looked up. */
export interface EditsMissed {
  readonly missed: true;
}

/** The topic of `SurveyEditedEvent`, and of `EditsMissed`. */
export const surveyEditedTopic = (surveyId: string): string => `surveyEdited:${surveyId}`;
