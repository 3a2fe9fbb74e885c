import { REVIEW_LIMITS } from '@wence/schema';
import type { SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { literally } from '../../platform/paging/keyword.js';
import { type Page, pageOf } from '../../platform/paging/page.js';
import { rowList, type RowOrder } from '../../platform/paging/row-list.js';
import { Response } from './response.entity.js';
import { standing, standingAmong } from './standing-responses.read-model.js';
import { cursorOfResponse, numberInCursor } from './response-cursor.policy.js';
import { type Mark, markOfTag, ResponseMark } from './response-mark.entity.js';
import type { ResponseFilter, ResponseOrder, ResponseQuery } from './response-query.type.js';
import { SurveyCounter } from './survey-counter.entity.js';

/**
 * Pages of the responses of a survey. Numbers order them, so a cursor is good under every filter and order. Knows nothing of who may ask; the
 * service that uses it does.
 */
export class ResponseListReadModel {
  constructor(private readonly database: Database) {}

  /** A0400: the page, or a filter without any status. */
  async page(surveyId: string, { filter, order, ...part }: ResponseQuery): Promise<Page<Response>> {
    const { rows, by } = this.matching(surveyId, filter ?? {});
    const page = await pageOf(rowList(rows, orderOf(by, order ?? 'newest')), part);
    return this.filled({ ...page, total: () => (isGiven(filter) ? page.total() : this.numberOfAll(surveyId)) });
  }

  /** The same page with the responses themselves; one that is gone meanwhile is left out. */
  async filled(page: Page<Pick<Response, 'id'>>): Promise<Page<Response>> {
    const responses = await this.load(page.edges.map(({ node }) => node.id));
    return {
      ...page,
      edges: page.edges.flatMap(({ cursor, node: { id } }) => {
        const node = responses.get(id);
        return node ? [{ cursor, node }] : [];
      }),
    };
  }

  /** Only what an index holds: answers are large, and sorting would carry them along. `by` is the number in the index that the rows are read from. */
  private matching(surveyId: string, filter: ResponseFilter): { readonly rows: SelectQueryBuilder<Response>; readonly by: string } {
    const { status, version, submittedFrom, submittedTo, source, valid, starred, deleted } = filter;
    const rows = this.database.repository(Response).createQueryBuilder('r').select(['r.id', 'r.seq']);
    rows.where('r.surveyId = :surveyId', { surveyId }).andWhere(standing('r', ':surveyId'));
    const marks = marksIn(filter);
    marks.forEach((mark, place) => {
      const on = `m${place}.responseId = r.id AND m${place}.surveyId = :surveyId AND m${place}.mark = :mark${place}`;
      rows.innerJoin(ResponseMark, `m${place}`, on, { [`mark${place}`]: mark });
    });
    if (!deleted) rows.andWhere('r.deletedAt IS NULL');
    if (valid === true) rows.andWhere('r.invalidAt IS NULL');
    if (starred === false) rows.andWhere('r.starredAt IS NULL');
    if (status?.length === 0) throw invalidInput([{ field: 'filter.status', rule: 'required' }]);
    if (status) rows.andWhere('r.status IN (:...status)', { status });
    if (isGiven(version)) rows.andWhere('r.version = :version', { version });
    if (submittedFrom) rows.andWhere('r.submittedAt >= :submittedFrom', { submittedFrom: submittedFrom.getTime() });
    if (submittedTo) rows.andWhere('r.submittedAt < :submittedTo', { submittedTo: submittedTo.getTime() });
    // Equality finds it in the index, letter by letter on SQLite; the pattern minds spaces at the end, which collations of MySQL ignore.
    if (isGiven(source)) rows.andWhere("r.source = :source AND r.source LIKE :exactly ESCAPE '!'", { source, exactly: literally(source) });
    return { rows, by: marks.length > 0 ? 'm0.seq' : 'r.seq' };
  }

  private async load(ids: readonly string[]): Promise<Map<string, Response>> {
    const responses = await standingAmong(this.database, ids);
    return new Map(responses.map((response) => [response.id, response]));
  }

  /** Every number was given to a response, and those that have been deleted since are counted: the rest is listed, screened ones included. */
  private async numberOfAll(surveyId: string): Promise<number> {
    const counter = await this.database.repository(SurveyCounter).findOneBy({ surveyId });
    return counter ? counter.lastResponse - counter.removed : 0;
  }
}

/** Marks that a response must have to be meant. A0400: too many tags. */
function marksIn({ valid, starred, deleted, tags }: ResponseFilter): Mark[] {
  if ((tags?.length ?? 0) > REVIEW_LIMITS.tags) throw invalidInput([{ field: 'filter.tags', rule: 'tooMany', limit: REVIEW_LIMITS.tags }]);
  const marks = [...new Set((tags ?? []).map((tag) => markOfTag(tag.trim())))];
  if (deleted) marks.push('deleted');
  if (valid === false) marks.push('invalid');
  if (starred) marks.push('starred');
  return marks;
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const orderOf = (by: string, order: ResponseOrder): RowOrder<Response> => ({
  columns: [by],
  descending: order === 'newest',
  cursorOf: cursorOfResponse,
  placeOf(cursor) {
    const seq = numberInCursor(cursor);
    return seq === null ? null : [seq];
  },
});
