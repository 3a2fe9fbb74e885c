import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The survey as it is being edited: one document, one row. */
export class SurveyDraft {
  surveyId: string;
  /** Counts the edits, from 1. Every write names the revision it replaces. */
  revision: number;
  /** The canonical text of the definition: exactly these bytes are exported and hashed. */
  definition: string;
}

export const surveyDraftEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyDraft>({
    name: 'survey_draft',
    target: SurveyDraft,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      revision: { ...types.integer },
      definition: { ...types.document },
    },
  });
