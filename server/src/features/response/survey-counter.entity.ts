import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The one row per survey that every submission updates: whoever holds it decides the order, and the counts come for free. */
export class SurveyCounter {
  surveyId: string;
  /** The last `seq` given out. */
  seq: number;
  /** Responses that count. */
  responses: number;
}

export const surveyCounterEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyCounter>({
    name: 'survey_counter',
    target: SurveyCounter,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      seq: types.bigint,
      responses: types.bigint,
    },
  });
