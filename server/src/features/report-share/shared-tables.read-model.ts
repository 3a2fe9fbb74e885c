import { REPORT_SHARE_LIMITS, withheldColumns } from '@wence/schema';
import { RecentReads } from '../../platform/memory/recent-reads.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { CrossReportService } from '../cross/cross-report.service.js';
import type { CrossTable } from '../cross/cross-report.type.js';
import type { CrossSetup } from '../cross-table/cross-setup.policy.js';
import type { SavedCrossTable } from '../cross-table/saved-cross-table.entity.js';
import { type SavedCrossTableService, setupOf } from '../cross-table/saved-cross-table.service.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import { contentOf } from './report-share.entity.js';
import type { OpenedShare } from './share-opening.service.js';
import { FRESH_MS } from './shared-figures.read-model.js';

const KEPT = 100;

/** A saved cross table as visitors see it. */
export interface SharedTable extends Pick<CrossSetup, 'measure' | 'confidence' | 'bonferroni'> {
  /** Its name. */
  readonly name: string;
  /** Responses that its filter means; null: too few. */
  readonly total: number | null;
  /** Without those that too few answered. */
  readonly tables: readonly CrossTable[];
  /** Tables and columns that are left out because too few are in them. */
  readonly leftOut: number;
}

/** Cross tables for whoever has opened a shared report: those of the author under the same filter, without what may not be shown. */
export class SharedTablesReadModel {
  private readonly recent: RecentReads<SharedTable>;

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
    private readonly saved: SavedCrossTableService,
    private readonly reports: CrossReportService,
    clock: Clock,
  ) {
    this.recent = new RecentReads(KEPT, FRESH_MS, clock);
  }

  /** Up to 3 seconds late. A table that was deleted, or asks for what the survey has no more, is none; neither has a share of another kind any. */
  async read(opened: OpenedShare): Promise<SharedTable[]> {
    const { share, survey } = opened;
    if (share.kind !== 'cross') return [];
    const { tableIds } = contentOf(share);
    const view = await this.tables.view(survey.id, await this.drafts.readOf(survey));
    const chosen = (await this.saved.ofSurvey(survey.id)).filter(({ id }) => tableIds?.includes(id) ?? true);
    const present = chosen.filter((table) => this.saved.missingOf(table, view).length === 0).slice(0, REPORT_SHARE_LIMITS.tables);
    const shown: SharedTable[] = [];
    // One after the other: a link that goes round does not keep the authors' own reports waiting.
    for (const table of present) {
      const key = JSON.stringify([share.id, share.settings, table.name, table.setup]);
      shown.push(await this.recent.get(key, () => this.figures(opened, view, table)));
    }
    return shown;
  }

  private async figures({ share }: OpenedShare, view: TableView, table: SavedCrossTable): Promise<SharedTable> {
    const { conditions, smallestBase } = contentOf(share);
    const { rows, columns, nested, conditions: where, measure, confidence, bonferroni } = setupOf(table);
    const test = confidence && { confidence, bonferroni };
    const { base, tables } = await this.reports.readOf(view, { rows, columns, nested, filter: { where, within: conditions }, test });
    const facts = { name: table.name, measure, confidence, bonferroni };
    if (base < smallestBase) return { ...facts, total: null, tables: [], leftOut: 0 };
    const enough = tables.filter((one) => one.base >= smallestBase).map((one) => withoutSmall(one, smallestBase));
    const columnsLeftOut = enough.reduce((sum, { leftOut }) => sum + leftOut, 0);
    return {
      ...facts,
      total: base,
      tables: enough.map((one) => one.table),
      leftOut: tables.length - enough.length + columnsLeftOut,
    };
  }
}

/** The outer categories of nested columns with the places of their columns. */
function placesOfGroups({ groups }: CrossTable) {
  let next = 0;
  return groups.map((group) => ({ ...group, places: Array.from({ length: group.span }, () => next++) }));
}

/** Places of the columns that too few are in, and of those that would tell of them. */
function withheldOf(table: CrossTable, smallestBase: number): ReadonlySet<number> {
  const { columns, column, inner } = table;
  const bases = columns.map(({ base }) => base);
  const groups = inner ? placesOfGroups(table).map(({ places }) => places.map((place) => bases[place] ?? 0)) : [bases];
  const groupsAddUp = !(inner ?? column).overlapping;
  return withheldColumns(groups, { smallestBase, addUp: groupsAddUp && !column.overlapping, groupsAddUp });
}

/** A table without the columns that too few are in, without letters that refer to them, and without the test in which they took part. */
function withoutSmall(table: CrossTable, smallestBase: number): { table: CrossTable; leftOut: number } {
  const withheld = withheldOf(table, smallestBase);
  if (withheld.size === 0) return { table, leftOut: 0 };
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, place) => !withheld.has(place));
  const gone = new Set(table.columns.flatMap(({ letter }, place) => (withheld.has(place) ? [letter.toLowerCase()] : [])));
  const lettered = <T extends { readonly letters: string[] }>(cell: T): T => ({
    ...cell,
    letters: cell.letters.filter((letter) => !gone.has(letter.toLowerCase())),
  });
  return {
    table: {
      ...table,
      columns: kept(table.columns),
      groups: placesOfGroups(table).flatMap(({ places, ...group }) => {
        const span = places.filter((place) => !withheld.has(place)).length;
        return span === 0 ? [] : [{ ...group, span, chiSquare: span < places.length ? null : group.chiSquare }];
      }),
      rows: table.rows.map((row) => ({ ...row, cells: kept(row.cells).map(lettered) })),
      means: table.means.map((row) => ({ ...row, cells: kept(row.cells).map(lettered) })),
      chiSquare: null,
    },
    leftOut: withheld.size,
  };
}
