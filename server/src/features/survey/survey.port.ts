import type { SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { Survey } from './survey.entity.js';

/** Response counts for the survey list. Implemented by the feature that stores responses. */
export interface SurveyCounts {
  /** Stored responses by survey id; an id without an entry has none. */
  countsOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The SQL of the same count, for lists that are sorted by it; `column` gives the id of the survey. */
  sqlOf(column: string): string;
}

/** Folders that surveys lie in. Implemented by the feature that keeps them. */
export interface SurveyFolders {
  /** A0404 unless it is one of the caller's. */
  require(ctx: RequestContext, folderId: string): Promise<unknown>;
}

/** Definitions that launches froze. Implemented by the feature that launches. */
export interface FrozenDefinitions {
  /** Null when the survey has no such version. */
  read(surveyId: string, version: number): Promise<{ readonly definition: SurveyDefinition } | null>;
}

/** What becomes of settings that change while a survey runs. Implemented by the feature that launches. */
export interface LiveSettings {
  /** Refuses a draft, given as its canonical text, that could not be launched. May take long. */
  check(text: string): Promise<unknown>;
  /** Respondents get this draft from now on. Inside the unit that holds the running survey. */
  publish(survey: Survey, text: string): Promise<void>;
}

/** Data of a feature that must be deleted with its survey. Implemented by every feature with rows of its own about surveys. */
export interface SurveyPart {
  /**
   * Deletes all of it. Called outside a unit of work, for a survey that can't come back; again, also by several servers at once, until it
   * has succeeded. So it is idempotent, and what may be many rows goes in batches (`batch-deletion.service.ts`).
   */
  purge(surveyId: string): Promise<void>;
}
