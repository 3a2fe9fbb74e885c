import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A picture in the library of a survey: a name for a stored picture, which stays when this goes. */
export class SurveyImage {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  /** Stored path of the picture. */
  name: string;
  originalName: string;
  createdAt: Date;
}

const PATH_LENGTH = 64;
const ORIGINAL_NAME_LENGTH = 200;

export const surveyImageEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyImage>({
    name: 'survey_image',
    target: SurveyImage,
    tableName: 'survey_image',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(PATH_LENGTH),
      originalName: { ...types.token(ORIGINAL_NAME_LENGTH), name: 'original_name' },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      // A picture is in a library once, however often it is sent.
      { name: 'UQ_survey_image_name', columns: ['surveyId', 'name'], unique: true },
      { name: 'IDX_survey_image_survey', columns: ['surveyId', 'createdAt', 'id'] },
      { name: 'IDX_survey_image_owner', columns: ['ownerId', 'createdAt', 'id'] },
    ],
  });
