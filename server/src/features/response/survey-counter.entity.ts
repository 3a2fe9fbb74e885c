import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The one row per survey that every submission and every change of a response updates: whoever holds it decides the order, and the counts come for free. */
export class SurveyCounter {
  surveyId: string;
  /** The last number given out in the log. */
  seq: number;
  /** Responses that count: complete, valid, not deleted. */
  responses: number;
  /** The last number given to a response. */
  lastResponse: number;
  /** Responses that are deleted, those included that have been purged since. */
  removed: number;
  /** The line of the log that says when the responses were cleared; 0: they never were. What comes before it is gone, whether its rows are or not. */
  clearedLine: number;
  /** The last number of a response at that time. Responses up to it are gone. */
  clearedResponse: number;
  /** The time itself. Visits up to it are gone. */
  clearedAt: Date | null;
}

/** A counter before anything happened. */
export const firstCounter = (surveyId: string): SurveyCounter => ({
  surveyId,
  seq: 0,
  responses: 0,
  lastResponse: 0,
  removed: 0,
  clearedLine: 0,
  clearedResponse: 0,
  clearedAt: null,
});

export const surveyCounterEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyCounter>({
    name: 'survey_counter',
    target: SurveyCounter,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      seq: types.bigint,
      responses: types.bigint,
      lastResponse: { ...types.bigint, name: 'last_response' },
      removed: types.bigint,
      // Submissions do not write them.
      clearedLine: { ...types.bigint, name: 'cleared_line', default: 0 },
      clearedResponse: { ...types.bigint, name: 'cleared_response', default: 0 },
      clearedAt: { ...types.instant, name: 'cleared_at', nullable: true },
    },
  });
