import { setImmediate } from 'node:timers/promises';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { rowList, type RowOrder } from '../../platform/paging/row-list.js';
import { SurveyEdit } from './survey-edit.entity.js';

/** An edit as lists read it: its operations may be as large as a definition. */
export type EditRow = Omit<SurveyEdit, 'inverse' | 'replaced' | 'created' | 'operations'>;

const COLUMNS = {
  surveyId: true,
  revision: true,
  baseRevision: true,
  clientOpId: true,
  authorId: true,
  touched: true,
  createdAt: true,
} as const satisfies Record<keyof EditRow, true>;

const NEWEST_FIRST: RowOrder<SurveyEdit> = {
  columns: ['e.revision'],
  descending: true,
  cursorOf: ({ revision }) => Buffer.from(`edit:${revision}`).toString('base64url'),
  placeOf(cursor) {
    const revision = /^edit:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
    return revision === undefined ? null : [Number(revision)];
  },
};

/** The log of edits. Knows nothing of who may ask; those that use it do. */
export class SurveyEditsReadModel {
  constructor(private readonly database: Database) {}

  /** Newest first. A0400: the page. */
  page(surveyId: string, query: PageQuery): Promise<Page<EditRow>> {
    const rows = this.edits.createQueryBuilder('e').select(Object.keys(COLUMNS).map((column) => `e.${column}`));
    return pageOf(rowList(rows.where('e.surveyId = :surveyId', { surveyId }), NEWEST_FIRST), query);
  }

  /** Those of these edits that the survey has. */
  ofRevisions(surveyId: string, revisions: readonly number[]): Promise<EditRow[]> {
    return this.edits.find({ select: COLUMNS, where: { surveyId, revision: In([...revisions]) } });
  }

  /** The operations of an edit as they are stored. One at a time, so that large ones are not held together. */
  async operationsOf({ surveyId, revision }: Pick<SurveyEdit, 'surveyId' | 'revision'>): Promise<string> {
    const edit = await this.edits.findOne({ select: { surveyId: true, revision: true, operations: true }, where: { surveyId, revision } });
    await setImmediate();
    return edit?.operations ?? '[]';
  }

  private get edits() {
    return this.database.repository(SurveyEdit);
  }
}
