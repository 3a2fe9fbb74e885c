import type { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { IMPORT_LIMITS, submissionIdOf } from './import.policy.js';
import { type FileFault, type ImportReport, NOTHING_READ, type RefusedCell } from './import-report.type.js';
import type { ImportTable } from './import-table.js';
import type { ReadyRow } from './import-writer.js';
import type { Headings, ReadRow, TableJob } from './table-reader.js';

/** The faults of files by what the reader of spreadsheets calls them. */
export const FAULTS: Readonly<Record<SheetFault['reason'], FileFault>> = { notSpreadsheet: 'notTable', tooLarge: 'tooLarge' };

type Counts = Pick<ImportReport, 'ready' | 'known' | 'imported'>;

/** Takes the rows that can be responses: they are counted, or stored. */
export type Take = (rows: readonly ReadyRow[]) => Promise<Counts>;

/** One pass over a table: every row is read, and told in a report that grows. */
export class ImportRun {
  private readonly seen = new Set<string>();
  private readonly contents = new Map<string, number>();
  private readonly cells: RefusedCell[] = [];
  private report: ImportReport = NOTHING_READ;

  constructor(
    private readonly surveyId: string,
    private readonly take: Take,
  ) {}

  /** Reports after each batch, the last time when all is done. */
  async *over(table: ImportTable, job: TableJob): AsyncGenerator<ImportReport, void> {
    const headings = await table.open(job);
    this.report = { ...this.report, ...headingsOf(headings) };
    if (this.report.fault === null) {
      for await (const rows of table.batches()) {
        await this.add(rows);
        if (this.report.rows > IMPORT_LIMITS.rows) this.report = { ...this.report, fault: 'tooManyRows' };
        if (this.report.fault !== null) break;
        yield this.report;
      }
    }
    if (this.report.rows === 0 && this.report.fault === null) this.report = { ...this.report, fault: 'empty' };
    yield this.report;
  }

  private async add(rows: readonly ReadRow[]): Promise<void> {
    const refused = rows.filter(({ response }) => response === null);
    const ready = rows.flatMap((row) => this.readyRow(row) ?? []);
    const fresh = ready.filter(({ submissionId }) => !this.seen.has(submissionId) && this.seen.add(submissionId));
    const counts = await this.take(fresh);
    for (const { number, faults } of refused) {
      for (const { column, text, reason, limit } of faults) {
        if (this.cells.length < IMPORT_LIMITS.listed) this.cells.push({ row: number, column, text, reason, limit: limit ?? null });
      }
    }
    const { report } = this;
    this.report = {
      ...report,
      rows: report.rows + rows.length,
      ready: report.ready + counts.ready,
      known: report.known + counts.known + ready.length - fresh.length,
      imported: report.imported + counts.imported,
      refusedRows: report.refusedRows + refused.length,
      refusedCells: report.refusedCells + refused.reduce((sum, { faults }) => sum + faults.length, 0),
      cells: this.cells,
    };
  }

  private readyRow({ response, content }: ReadRow): ReadyRow | null {
    if (!response) return null;
    const occurrence = this.contents.get(content) ?? 0;
    if (response.id === null) this.contents.set(content, occurrence + 1);
    return { response, submissionId: submissionIdOf(this.surveyId, { id: response.id, content }, occurrence) };
  }
}

function headingsOf(headings: Headings | null): Partial<ImportReport> {
  if (!headings) return { fault: 'empty' };
  const { unknown: unknownColumns, repeated: repeatedColumns, absent: absentColumns, known } = headings;
  return { unknownColumns, repeatedColumns, absentColumns, fault: known === 0 ? 'noColumns' : null };
}
