import { parseFilter } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import { countingRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { ReportCategory } from './report-category.entity.js';

/** How many responses each category has. */
export class CategoryCountsReadModel {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /**
   * Responses that count in categories of one survey, all from one snapshot, which has every response that was acknowledged before the call; null for a
   * category that asks for something the survey no longer has. A0404: not the caller's survey.
   */
  async read(ctx: RequestContext, surveyId: string, categories: readonly ReportCategory[]): Promise<(number | null)[]> {
    const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    const statements = categories.map(({ conditions }) => {
      const where = conditionsOf(conditions);
      if (!parseFilter(where, view.plan).ok) return null;
      const { sql, values } = countingRows({ where }, view);
      return { sql: `SELECT count(*) FROM ${view.table} WHERE ${sql}`, values };
    });
    const { results } = await this.tables.read(
      view,
      statements.filter((statement) => statement !== null),
    );
    const counts = results.map((rows) => Number(rows[0]?.[0] ?? 0));
    return statements.map((statement) => (statement === null ? null : (counts.shift() ?? 0)));
  }
}

/** The filter that a row holds. */
export const conditionsOf = (stored: string): object => JSON.parse(stored) as object; // Only canonical filters are stored.
