import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** What the links of a survey are signed with. It is told to its author alone, and is part of no definition. */
export class ParameterSecret {
  surveyId: string;
  secret: string;
  madeAt: Date;
}

export const parameterSecretEntity: EntityDefinition = (types) =>
  new EntitySchema<ParameterSecret>({
    name: 'parameter_secret',
    target: ParameterSecret,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      secret: types.token(64),
      madeAt: { ...types.instant, name: 'made_at' },
    },
  });
