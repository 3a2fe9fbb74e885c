import { type OrderedList, type Page, pageOf } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { cursorOfResponse, numberInCursor } from '../response/response-cursor.policy.js';
import type { ResponseQuery } from '../response/response-query.type.js';
import type { ResponsePlace, ResponseSelection } from '../response/response.port.js';
import type { DraftService } from '../survey/draft.service.js';
import { meantRows, type RowCondition } from './response-filter.policy.js';
import type { ResponseTables, TableView } from './response-tables.read-model.js';

/** Lists of responses by conditions on their answers. */
export class ResponseSelectionService implements ResponseSelection {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** Every response that was acknowledged before the call is in the list. A0404: the survey. A0400: the page or the filter. */
  async page(ctx: RequestContext, surveyId: string, { filter, order, ...part }: ResponseQuery): Promise<Page<ResponsePlace>> {
    const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    return pageOf(this.list(view, meantRows(filter ?? {}, view.plan), order !== 'oldest'), part);
  }

  private list(view: TableView, { sql, values }: RowCondition, descending: boolean): OrderedList<ResponsePlace, number> {
    const matching = `FROM ${view.table} WHERE ${sql}`;
    return {
      cursorOf: cursorOfResponse,
      placeOf: numberInCursor,
      read: async ({ from, including, backward, most }) => {
        const falling = descending !== backward;
        const beyond = from === null ? '' : ` AND seq ${falling ? '<' : '>'}${including ? '=' : ''} $${values.length + 1}`;
        const order = `ORDER BY seq ${falling ? 'DESC' : 'ASC'} LIMIT ${most}`;
        const page = { sql: `SELECT response_id, seq ${matching}${beyond} ${order}`, values: from === null ? values : [...values, from] };
        const [rows = []] = (await this.tables.read(view, [page])).results;
        return rows.map(([id, seq]) => ({ id: String(id), seq: Number(seq) }));
      },
      count: async () => {
        const [rows] = (await this.tables.read(view, [{ sql: `SELECT count(*) ${matching}`, values }])).results;
        return Number(rows?.[0]?.[0] ?? 0);
      },
    };
  }
}
