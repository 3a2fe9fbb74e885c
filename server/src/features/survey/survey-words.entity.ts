import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The words of each survey that a search of the list looks through. Apart from the survey's row, which lists read whole. */
export class SurveyWords {
  surveyId: string;
  /** As `searchWords` of the model makes it: bounded, in lower case, so that both databases find the same. */
  words: string;
}

export const surveyWordsEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyWords>({
    name: 'survey_words',
    target: SurveyWords,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      words: { ...types.document },
    },
  });
