import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { Gate } from '../../platform/concurrency/gate.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import type { VersionService } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { ImportReport } from './import-report.type.js';
import { FAULTS, ImportRun, type Take } from './import-run.js';
import { ImportTable, TookTooLong } from './import-table.js';
import { type ImportStatus, ResponseImport } from './response-import.entity.js';
import type { ImportWriter, ReadyRow } from './import-writer.js';
import type { TableJob } from './table-reader.js';

/** Tables that are read at once, and those that wait for it. */
const [AT_ONCE, WAITING] = [1, 20];
/** Milliseconds between two notes of how far an import is. */
const NOTE_EVERY = 1000;
/** Milliseconds between two looks whether a clear of the survey is over. */
const CLEAR_LOOK_MS = 250;

export interface JobParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly writer: ImportWriter;
}

/** The work on tables that goes on after the request that began it: one after the other, each noting in its row how far it is. */
export class ImportJobs {
  private readonly gate = new Gate(AT_ONCE, WAITING);
  private readonly running = new Map<string, Promise<void>>();
  private readonly table = new ImportTable();
  private isStopped = false;

  constructor(private readonly parts: JobParts) {}

  isRunning(id: string): boolean {
    return this.running.has(id);
  }

  /** Begins to look at a table, or to import it. */
  begin(ctx: RequestContext, table: ResponseImport, work: 'check' | 'import'): void {
    const job = this.gate
      .run(() => this.run(ctx, table, work))
      .catch(async (error: unknown) => {
        if (this.isStopped) return;
        ctx.logger.error({ err: error, importId: table.id }, 'an import of responses failed');
        await this.note(table.id, { status: 'failed' });
      })
      .finally(() => this.running.delete(table.id));
    this.running.set(table.id, job);
  }

  /** Resolves when the work on it has ended, whatever came of it. */
  async ended(id: string): Promise<void> {
    await this.running.get(id);
  }

  /** Ends the work under way; what is stored stays, and the rest may be imported later. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.table.stop();
    await Promise.all(this.running.values());
  }

  private async run(ctx: RequestContext, { id, surveyId, ...row }: ResponseImport, work: 'check' | 'import'): Promise<void> {
    const bytes = await this.parts.store.open(id);
    if (!bytes || this.isStopped) throw new Error('the file of an import is gone');
    const job = await this.jobOf(ctx, surveyId, { file: await buffer(bytes), ...row.options });
    const take = work === 'check' ? this.counting(surveyId) : this.storing(ctx, surveyId);
    const run = new ImportRun(surveyId, take);
    try {
      const report = await this.noted(id, run.over(this.table, job));
      await this.note(id, { status: work === 'check' ? 'checked' : 'done', report });
    } catch (error) {
      const fault = error instanceof SheetFault ? FAULTS[error.reason] : error instanceof TookTooLong ? 'tookTooLong' : null;
      if (fault === null) throw error;
      await this.note(id, { status: 'checked', report: { ...row.report, fault } });
    } finally {
      await this.table.close();
    }
  }

  /** The last of the reports; those before it are noted now and then. */
  private async noted(id: string, reports: AsyncGenerator<ImportReport, void>): Promise<ImportReport> {
    let last: ImportReport | null = null;
    let since = performance.now();
    for await (const report of reports) {
      last = report;
      if (performance.now() - since < NOTE_EVERY) continue;
      since = performance.now();
      await this.note(id, { report });
    }
    if (!last) throw new Error('a table was read without a report');
    return last;
  }

  private async jobOf(ctx: RequestContext, surveyId: string, given: Pick<TableJob, 'file' | 'timeZone' | 'preferred'>): Promise<TableJob> {
    const { drafts, versions, clock } = this.parts;
    const { definition } = await drafts.read(ctx, surveyId);
    const frozen = await versions.readAll(surveyId);
    const numbered = new Map(frozen.map((version) => [version.version, version.definition] as const));
    const current = frozen[0]?.version;
    if (current === undefined) throw new Error('a survey that was never launched has no versions');
    return { ...given, definitions: [definition, ...numbered.values()], versions: numbered, current, now: clock.now() };
  }

  private counting(surveyId: string): Take {
    return async (rows) => {
      const known = rows.length === 0 ? 0 : (await this.parts.writer.known(surveyId, rows)).size;
      return { ready: rows.length - known, known, imported: 0 };
    };
  }

  private storing(ctx: RequestContext, surveyId: string): Take {
    return async (rows) => {
      const imported = rows.length === 0 ? 0 : await this.written(ctx, surveyId, rows);
      return { ready: imported, known: rows.length - imported, imported };
    };
  }

  /** Waits for the end of a clear of the survey. */
  private async written(ctx: RequestContext, surveyId: string, rows: readonly ReadyRow[]): Promise<number> {
    for (;;) {
      const imported = await this.parts.writer.write(ctx, surveyId, rows);
      if (imported !== null) return imported;
      if (this.isStopped) throw new Error('an import was stopped while it waited for the end of a clear');
      await sleep(CLEAR_LOOK_MS);
    }
  }

  private async note(id: string, change: { readonly status?: ImportStatus; readonly report?: ImportReport }): Promise<void> {
    const { unit, database, clock } = this.parts;
    await unit.run(() => database.repository(ResponseImport).update({ id }, { ...change, touchedAt: clock.now() }));
  }
}
