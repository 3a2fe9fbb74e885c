import type { Column, ColumnPlan, QuestionColumns } from '@wence/schema';
import { type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { DraftService } from '../survey/draft.service.js';
import type { ResponseTables } from './response-tables.read-model.js';

/** A column with the question, or the row of a matrix, that it belongs to. */
export interface ListedColumn {
  readonly column: Column;
  readonly question: QuestionColumns | null;
}

interface Placed extends ListedColumn {
  readonly place: number;
}

/** The columns that the answers of a survey are laid out in. */
export class ColumnListService {
  private readonly listed = new WeakMap<ColumnPlan, readonly Placed[]>();

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** In the order of the plan. A0404: the survey. A0400: the page. */
  async page(ctx: RequestContext, surveyId: string, part: PageQuery): Promise<Page<ListedColumn>> {
    const { plan } = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    const columns = this.listOf(plan);
    return pageOf(
      {
        cursorOf: ({ column }: Placed) => Buffer.from(`column:${column.key}`).toString('base64url'),
        placeOf: (cursor) => {
          const key = /^column:(.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
          return columns.find(({ column }) => column.key === key)?.place ?? null;
        },
        count: async () => columns.length,
        read: async ({ from, including, backward, most }) => {
          const own = including ? 0 : 1;
          if (backward)
            return columns
              .slice(0, from === null ? undefined : from + 1 - own)
              .slice(-most)
              .toReversed();
          return columns.slice(from === null ? 0 : from + own).slice(0, most);
        },
      },
      part,
    );
  }

  /** Made once for each state of the definitions. */
  private listOf(plan: ColumnPlan): readonly Placed[] {
    const known = this.listed.get(plan) ?? listOf(plan);
    this.listed.set(plan, known);
    return known;
  }
}

function listOf({ columns, questions }: ColumnPlan): Placed[] {
  const owners = new Map<string, QuestionColumns>();
  // A row stands behind its question, which has the columns of all rows as well.
  for (const question of questions) for (const key of question.columns) owners.set(key, question);
  return columns.map((column, place) => ({ column, place, question: owners.get(column.key) ?? null }));
}
