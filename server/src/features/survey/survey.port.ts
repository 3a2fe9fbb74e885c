import type { SurveyDefinition } from '@wence/schema';

/** Response counts for the survey list. Implemented by the feature that stores responses. */
export interface SurveyCounts {
  /** Stored responses by survey id; an id without an entry has none. */
  countsOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Definitions that launches froze. Implemented by the feature that launches. */
export interface FrozenDefinitions {
  /** Null when the survey has no such version. */
  read(surveyId: string, version: number): Promise<{ readonly definition: SurveyDefinition } | null>;
}

/** Data of a feature that must be deleted with its survey. Implemented by every feature with rows of its own about surveys. */
export interface SurveyPart {
  /**
   * Deletes all of it. Called outside a unit of work, for a survey that can't come back; again, also by several servers at once, until it
   * has succeeded. So it is idempotent, and what may be many rows goes in batches (`batch-deletion.service.ts`).
   */
  purge(surveyId: string): Promise<void>;
}
