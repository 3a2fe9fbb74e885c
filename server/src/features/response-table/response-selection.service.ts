import { type OrderedList, type Page, pageOf } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ResponseQuery } from '../response/response-query.type.js';
import type { ResponsePlace, ResponseSelection } from '../response/response.port.js';
import type { DraftService } from '../survey/draft.service.js';
import { meantRows, type RowCondition } from './response-filter.policy.js';
import { type RowOrder, rowOrder, type SortedPlace } from './response-order.policy.js';
import type { ResponseTables, TableView } from './response-tables.read-model.js';

/** Lists of responses by conditions on their answers, and sorted by them. */
export class ResponseSelectionService implements ResponseSelection {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** Every response that was acknowledged before the call is in the list. A0404: the survey. A0400: the page, the filter or the sort. */
  async page(ctx: RequestContext, surveyId: string, { filter, order, sort, ...part }: ResponseQuery): Promise<Page<ResponsePlace>> {
    const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    const by = rowOrder({ sort, order, filter }, view.plan);
    return pageOf(this.list(view, meantRows(filter ?? {}, view), by), part);
  }

  private list(view: TableView, { sql, values }: RowCondition, order: RowOrder): OrderedList<ResponsePlace & SortedPlace, SortedPlace> {
    const matching = `FROM ${view.table} WHERE ${sql}`;
    return {
      cursorOf: (row) => order.cursorOf(row),
      placeOf: (cursor) => order.placeOf(cursor),
      read: async (reach) => {
        const placed = [...values];
        const beyond = order.beyond(reach, (value) => `$${placed.push(value)}`);
        const page = `SELECT response_id, seq, ${order.value} ${matching} AND ${beyond} ORDER BY ${order.by(reach.backward)} LIMIT ${reach.most}`;
        const [rows = []] = (await this.tables.read(view, [{ sql: page, values: placed }])).results;
        return rows.map(([id, seq, value]) => ({ id: String(id), seq: Number(seq), value: value as SortedPlace['value'] })); // Text or number.
      },
      count: async () => {
        const [rows] = (await this.tables.read(view, [{ sql: `SELECT count(*) ${matching}`, values }])).results;
        return Number(rows?.[0]?.[0] ?? 0);
      },
    };
  }
}
