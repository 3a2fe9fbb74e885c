import type { EntityDefinition } from '../../platform/db/open-database.js';
import { surveyDraftEntity } from './survey-draft.entity.js';
import { surveyEditEntity } from './survey-edit.entity.js';
import { surveyEntity } from './survey.entity.js';
import { surveyTagEntity } from './survey-tag.entity.js';
import { surveyWordsEntity } from './survey-words.entity.js';

export const surveyEntities: readonly EntityDefinition[] = [
  surveyEntity,
  surveyDraftEntity,
  surveyEditEntity,
  surveyWordsEntity,
  surveyTagEntity,
];
