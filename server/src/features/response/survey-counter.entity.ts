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
}

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
    },
  });
