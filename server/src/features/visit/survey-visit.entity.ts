import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * One attempt to answer a survey, submitted or not. Whether it was submitted is said by the response with the same `submissionId` and nowhere else.
 * It holds no answers and nothing of the person.
 */
export class SurveyVisit {
  surveyId: string;
  /** Made by the respondent's side when the page is opened; the response will have the same. */
  submissionId: string;
  /** The version that the furthest page belongs to. */
  version: number;
  /** The furthest page by its id, a local id of that version; 0: the welcome. */
  page: number;
  /** How far that page is on the way of this respondent (`placeOfPage` of the model); it only grows. */
  place: number;
  source: string | null;
  openedAt: Date;
  /** When the first answer was known of; null: there was none. */
  startedAt: Date | null;
  /** When something of it was heard last. */
  lastAt: Date;
}

export const surveyVisitEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyVisit>({
    name: 'survey_visit',
    target: SurveyVisit,
    withoutRowid: true,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      submissionId: { ...types.token(36), name: 'submission_id', primary: true },
      version: types.integer,
      page: types.integer,
      place: types.integer,
      source: { ...types.token(64), nullable: true },
      openedAt: { ...types.instant, name: 'opened_at' },
      startedAt: { ...types.instant, name: 'started_at', nullable: true },
      lastAt: { ...types.instant, name: 'last_at' },
    },
  });
