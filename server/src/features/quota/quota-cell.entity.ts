import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * How many seats of a quota are taken: one row for each combination of a table quota, one for each custom quota. Whoever changes it holds the row of
 * the survey. A cell without a row has no seat taken.
 */
export class QuotaCell {
  surveyId: string;
  /** Name of the counter (`cellKey` of the model). */
  cell: string;
  /** Responses that count and hold a seat here. */
  taken: number;
}

export const quotaCellEntity: EntityDefinition = (types) =>
  new EntitySchema<QuotaCell>({
    name: 'quota_cell',
    target: QuotaCell,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      cell: { ...types.token(64), primary: true },
      taken: types.bigint,
    },
  });
