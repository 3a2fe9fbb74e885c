import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText } from '../response/response.entity.js';

/** The last simulation of a survey. Its answers are among the test answers. */
export class Simulation {
  surveyId: string;
  id: string;
  seed: number;
  /** Number of respondents that were requested. */
  asked: number;
  /** Revision of the draft that was answered. */
  revision: number;
  /** Required questions that no respondent could answer. */
  unanswerable: readonly number[];
  simulatedAt: Date;
}

export const simulationEntity: EntityDefinition = (types) =>
  new EntitySchema<Simulation>({
    name: 'simulation',
    target: Simulation,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      id: types.id,
      seed: types.integer,
      asked: types.integer,
      revision: types.integer,
      unanswerable: { ...types.document, transformer: jsonText },
      simulatedAt: { ...types.instant, name: 'simulated_at' },
    },
  });
