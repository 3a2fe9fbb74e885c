import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import type { Response } from './response.entity.js';

/** What few responses of a survey are, and lists are filtered by. `#` and a word is a tag. */
export type Mark = 'invalid' | 'deleted' | 'starred' | `#${string}`;

/**
 * The index of responses by mark, in the order of their numbers. The row of a response says the same; but an index on it would be one more to write
 * for every submission, and this one has lines only for responses that an author has marked.
 */
export class ResponseMark {
  surveyId: string;
  mark: Mark;
  /** Running number of the response. */
  seq: number;
  responseId: string;
}

export const responseMarkEntity: EntityDefinition = (types) =>
  new EntitySchema<ResponseMark>({
    name: 'response_mark',
    target: ResponseMark,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      mark: { ...types.token(32), primary: true },
      seq: { ...types.bigint, primary: true },
      responseId: { ...types.id, name: 'response_id' },
    },
  });

export const markOfTag = (tag: string): Mark => `#${tag}`;

/** The marks that the index has of a response. */
export function marksOf({
  invalidAt,
  deletedAt,
  starredAt,
  tags,
}: Pick<Response, 'invalidAt' | 'deletedAt' | 'starredAt' | 'tags'>): Mark[] {
  const marks: Mark[] = (tags ?? []).map(markOfTag);
  if (invalidAt) marks.push('invalid');
  if (deletedAt) marks.push('deleted');
  if (starredAt) marks.push('starred');
  return marks;
}
