import { SAVED_CROSS_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The set-up of a cross report that an author saved under a name. */
export class SavedCrossTable {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  name: string;
  /** A `CrossSetup` as JSON text. */
  setup: string;
  createdAt: Date;
}

export const savedCrossTableEntity: EntityDefinition = (types) =>
  new EntitySchema<SavedCrossTable>({
    name: 'saved_cross_table',
    target: SavedCrossTable,
    tableName: 'saved_cross_table',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(SAVED_CROSS_LIMITS.name),
      setup: types.document,
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_saved_cross_table_name', columns: ['surveyId', 'name'], unique: true }],
  });
