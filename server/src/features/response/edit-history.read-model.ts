import type { Answer, Answers } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { rowList, type RowOrder } from '../../platform/paging/row-list.js';
import { ResponseEdit } from './response-edit.entity.js';
import type { Response } from './response.entity.js';

/** What an edit made of the answer to a question. */
export interface AnswerChange {
  readonly nodeId: number;
  readonly before: Answer | null;
  readonly after: Answer | null;
}

const NEWEST_FIRST: RowOrder<ResponseEdit> = {
  columns: ['e.number'],
  descending: true,
  cursorOf: ({ number }) => Buffer.from(`edit:${number}`).toString('base64url'),
  placeOf(cursor) {
    const number = /^edit:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
    return number === undefined ? null : [Number(number)];
  },
};

/** Edits of the answers of responses. Knows nothing of who may ask; those that use it do. */
export class EditHistoryReadModel {
  constructor(private readonly database: Database) {}

  /** Newest first. A0400: the page. */
  page(responseId: string, query: PageQuery): Promise<Page<ResponseEdit>> {
    const edits = this.database.repository(ResponseEdit).createQueryBuilder('e').where('e.responseId = :responseId', { responseId });
    return pageOf(rowList(edits, NEWEST_FIRST), query);
  }

  /** The answers as the respondent gave them. */
  async original({ id: responseId, revision, answers }: Response): Promise<Answers> {
    if (revision === 0) return answers;
    const first = await this.database.repository(ResponseEdit).findOneByOrFail({ responseId, number: 1 });
    return first.before;
  }
}

/** The questions whose answers differ, in rising order of their ids. The engine has written both, so that the same answer is the same text. */
export function answerChanges({ before, after }: Pick<ResponseEdit, 'before' | 'after'>): AnswerChange[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))].sort((a, b) => a - b);
  return ids
    .map((nodeId) => ({ nodeId, before: before[nodeId] ?? null, after: after[nodeId] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
