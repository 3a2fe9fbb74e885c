import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A tag that an author gave to a survey. */
export class SurveyTag {
  surveyId: string;
  tag: string;
  /** The survey's owner. */
  ownerId: string;
}

export const surveyTagEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyTag>({
    name: 'survey_tag',
    target: SurveyTag,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      tag: { ...types.token(SURVEY_LIST_LIMITS.tag), primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
    },
    indices: [{ name: 'IDX_survey_tag_owner', columns: ['ownerId', 'tag'] }],
  });
