import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** Definition frozen by a launch. It never changes; only `currentSince` is updated when the same content is launched again later. */
export class SurveyVersion {
  surveyId: string;
  /** 1, 2, 3 … within the survey. */
  version: number;
  /** Hash of the canonical definition: the same content is the same version. */
  hash: string;
  /** The canonical text itself. */
  definition: string;
  createdAt: Date;
  /** When respondents last began to get this version instead of another one. */
  currentSince: Date;
}

export const surveyVersionEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyVersion>({
    name: 'survey_version',
    target: SurveyVersion,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      version: { ...types.integer, primary: true },
      hash: types.token(64),
      definition: types.document,
      createdAt: { ...types.instant, name: 'created_at' },
      currentSince: { ...types.instant, name: 'current_since' },
    },
    indices: [{ name: 'UQ_survey_version_hash', columns: ['surveyId', 'hash'], unique: true }],
  });
