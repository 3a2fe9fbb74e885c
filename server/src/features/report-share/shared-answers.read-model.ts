import { columnsShown, planTally, type ShareColumn, sharedCellReader } from '@wence/schema';
import { mapPage, type OrderedList, type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { cursorOfResponse, numberInCursor } from '../response/response-cursor.policy.js';
import { countingRows, type RowCondition } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import { quoted } from '../response-table/table-names.policy.js';
import type { DraftService } from '../survey/draft.service.js';
import { contentOf } from './report-share.entity.js';
import type { OpenedShare } from './share-opening.service.js';
import type { SharedPart } from './shared-figures.read-model.js';

/** Between several options that were chosen. */
const SEPARATOR = '; ';

/** The cells of one response in the order of the columns, as people read them. */
export type SharedRow = readonly (string | null)[];

interface PlacedRow {
  readonly seq: number;
  readonly cells: SharedRow;
}

/** Answers line by line for whoever has opened a share of them. */
export class SharedAnswersReadModel {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** The columns in their order; none of a share of another kind. */
  async columns(opened: OpenedShare): Promise<readonly ShareColumn[]> {
    return this.columnsIn(opened, await this.view(opened));
  }

  /** A page, newest first; null where there are too few responses to show any. Every acknowledged response is counted. A0400: the page. */
  async page(opened: OpenedShare, part: PageQuery): Promise<Page<SharedRow> | null> {
    const view = await this.view(opened);
    const { conditions, smallestBase } = contentOf(opened.share);
    const list = this.list(view, this.columnsIn(opened, view), countingRows({ where: conditions }, view));
    const page = await pageOf(list, part);
    return (await list.count()) < smallestBase ? null : mapPage(page, ({ cells }) => cells);
  }

  /** How many responses are shared; null: too few. */
  async total(opened: OpenedShare): Promise<SharedPart> {
    const view = await this.view(opened);
    const { conditions, smallestBase } = contentOf(opened.share);
    const total = await this.list(view, [], countingRows({ where: conditions }, view)).count();
    return { name: null, total: total < smallestBase ? null : total, questions: [] };
  }

  private async view({ survey }: OpenedShare): Promise<TableView> {
    return this.tables.view(survey.id, await this.drafts.readOf(survey));
  }

  private columnsIn({ share }: OpenedShare, { plan, basis }: TableView): readonly ShareColumn[] {
    if (share.kind !== 'answers') return [];
    const nodes = new Map(planTally(basis.definitions).map(({ node }) => [node.id, node]));
    return columnsShown(plan, nodes, contentOf(share));
  }

  private list(view: TableView, columns: readonly ShareColumn[], { sql, values }: RowCondition): OrderedList<PlacedRow, number> {
    const matching = `FROM ${view.table} WHERE ${sql}`;
    const sources = columns.flatMap((column) => column.sources.map(({ key }) => quoted(key)));
    const readers = columns.map((column) => ({ read: sharedCellReader(column, SEPARATOR), width: column.sources.length }));
    const rowOf = ([seq, ...cells]: readonly unknown[]): PlacedRow => {
      let from = 0;
      const texts = readers.map(({ read, width }) => read(cells.slice(from, (from += width)).map(cellOf)));
      return { seq: Number(seq), cells: texts };
    };
    return {
      cursorOf: cursorOfResponse,
      placeOf: numberInCursor,
      read: async ({ from, including, backward, most }) => {
        const beyond = from === null ? '' : ` AND seq ${backward ? '>' : '<'}${including ? '=' : ''} $${values.length + 1}`;
        const page = `SELECT ${['seq', ...sources].join(', ')} ${matching}${beyond} ORDER BY seq ${backward ? 'ASC' : 'DESC'} LIMIT ${most}`;
        const { results } = await this.tables.read(view, [{ sql: page, values: from === null ? values : [...values, from] }]);
        return (results[0] ?? []).map(rowOf);
      },
      count: async () => {
        const { results } = await this.tables.read(view, [{ sql: `SELECT count(*) ${matching}`, values }]);
        return Number(results[0]?.[0]?.[0] ?? 0);
      },
    };
  }
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : Number(value);
}
