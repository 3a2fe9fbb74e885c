import { type Language, TEMPLATE_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A template that an author keeps. It has nothing to do any more with the survey it came from. */
export class SurveyTemplate {
  id: string;
  ownerId: string;
  /** Name of a topic. */
  topic: string;
  title: string;
  description: string;
  language: Language;
  /** JSON of `TemplateFacts`, so that lists need not read the definition. */
  facts: string;
  /** The text that search looks through, in small letters. */
  searchKey: string;
  /** Canonical text. Up to 4 MiB, so lists do not read it. */
  definition: string;
  createdAt: Date;
  updatedAt: Date;
}

export const surveyTemplateEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyTemplate>({
    name: 'survey_template',
    target: SurveyTemplate,
    tableName: 'survey_template',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      topic: types.token(32),
      title: types.token(TEMPLATE_LIMITS.title),
      description: types.token(TEMPLATE_LIMITS.description),
      language: types.token(8),
      facts: types.document,
      searchKey: { ...types.document, name: 'search_key', select: false },
      definition: { ...types.document, select: false },
      createdAt: { ...types.instant, name: 'created_at' },
      updatedAt: { ...types.instant, name: 'updated_at' },
    },
    indices: [{ name: 'IDX_survey_template_owner', columns: ['ownerId', 'createdAt', 'id'] }],
  });
