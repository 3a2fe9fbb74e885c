import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A folder in which an author keeps surveys. Which surveys lie in it, their rows say. */
export class SurveyFolder {
  id: string;
  ownerId: string;
  name: string;
  createdAt: Date;
}

export const surveyFolderEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyFolder>({
    name: 'survey_folder',
    target: SurveyFolder,
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(SURVEY_LIST_LIMITS.folderName),
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_survey_folder_name', columns: ['ownerId', 'name'], unique: true }],
  });
