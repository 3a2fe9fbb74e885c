import type { Answers } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText, type ResponseStatus } from './response.entity.js';

/** An edit of the answers of a response. What the first one found is the response as it was given; it is kept as long as the response. */
export class ResponseEdit {
  responseId: string;
  /** The revision that it made, from 1. */
  number: number;
  surveyId: string;
  authorId: string;
  createdAt: Date;
  before: Answers;
  after: Answers;
  statusBefore: ResponseStatus;
  endBefore: number | null;
}

export const responseEditEntity: EntityDefinition = (types) =>
  new EntitySchema<ResponseEdit>({
    name: 'response_edit',
    target: ResponseEdit,
    columns: {
      responseId: { ...types.id, name: 'response_id', primary: true },
      number: { ...types.integer, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      authorId: { ...types.id, name: 'author_id' },
      createdAt: { ...types.instant, name: 'created_at' },
      before: { ...types.document, name: 'answers_before', transformer: jsonText },
      after: { ...types.document, name: 'answers_after', transformer: jsonText },
      statusBefore: { ...types.token(16), name: 'status_before' },
      endBefore: { ...types.integer, name: 'end_before', nullable: true },
    },
    indices: [{ name: 'IDX_response_edit_survey', columns: ['surveyId'] }],
  });
