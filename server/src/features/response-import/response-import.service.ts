import type { Readable } from 'node:stream';
import { isTimeZone } from '@wence/schema';
import { LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { FileIntake } from '../asset/file-intake.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ImportJobs } from './import-jobs.js';
import { IMPORT_ID_LENGTH, IMPORT_LIMITS } from './import.policy.js';
import { type ImportOptions, NOTHING_READ } from './import-report.type.js';
import { ResponseImport } from './response-import.entity.js';

interface ImportParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly intake: FileIntake;
  readonly surveys: SurveyService;
  readonly jobs: ImportJobs;
}

/** Names an import of one of the caller's surveys. */
export interface ImportRef {
  readonly surveyId: string;
  readonly importId: string;
}

/** Tables of responses from elsewhere: handed in, looked at, imported. Reading takes its time, so it goes on after the answer. */
export class ResponseImportService implements SurveyPart {
  constructor(private readonly parts: ImportParts) {}

  /**
   * Takes a file in and begins to look at it. A0404: the survey. A0412: it was never launched, so no response could be to any version. A0400: the time
   * zone, an empty file. A0413: over 50 MB.
   */
  async upload(
    ctx: RequestContext,
    surveyId: string,
    given: ImportOptions & { readonly name: string; readonly bytes: Readable | null },
  ): Promise<ResponseImport> {
    const { intake, random, clock, jobs } = this.parts;
    const { name, bytes, ...options } = given;
    const { publishedVersion } = await this.parts.surveys.requireOwned(ctx, surveyId);
    assertThat(publishedVersion !== null, 'A0412');
    assertZone(options.timeZone);
    if (!bytes) throw invalidInput([{ field: 'file', rule: 'required' }]);
    const row = await intake.take(bytes, IMPORT_LIMITS.megabytes, {
      of: ({ size }): ResponseImport => {
        const now = clock.now();
        const id = random.id(IMPORT_ID_LENGTH);
        return { id, surveyId, name, size, options, status: 'checking', report: NOTHING_READ, touchedAt: now, createdAt: now };
      },
      insert: (made) => this.rows.insert(made),
    });
    jobs.begin(ctx, row, 'check');
    return row;
  }

  /** A0404: the survey, or the import, which is forgotten an hour after it was last looked at. */
  async one(ctx: RequestContext, { surveyId, importId }: ImportRef): Promise<ResponseImport> {
    await this.parts.surveys.requireOwned(ctx, surveyId);
    const row = await this.rows.findOneBy({ id: importId, surveyId });
    if (row?.id !== importId || row.touchedAt < this.forgottenBefore) throw notFound();
    return row;
  }

  /** Looks at the file once more, with other options. A0404, A0400: as above. A0412: it is being read, or was imported. */
  async check(ctx: RequestContext, ref: ImportRef, options: ImportOptions): Promise<ResponseImport> {
    assertZone(options.timeZone);
    return this.begin(ctx, await this.idle(ctx, ref), { status: 'checking', options });
  }

  /**
   * Imports the rows that can be responses, all of the others left out. One that was interrupted goes on. A0404: the import. A0412: it is being read, was
   * imported, or there is nothing in it to import. A0400 with the field `partly`: rows are refused, and it was not said that the others are wanted.
   */
  async apply(ctx: RequestContext, ref: ImportRef, partly: boolean): Promise<ResponseImport> {
    const row = await this.idle(ctx, ref);
    const isRead = row.status === 'checked' || row.status === 'importing';
    if (!isRead || row.report.fault !== null || row.report.ready + row.report.imported === 0) throw new AppError('A0412');
    if (row.report.refusedRows > 0 && !partly) throw invalidInput([{ field: 'partly', rule: 'required' }]);
    return this.begin(ctx, row, { status: 'importing' });
  }

  /** True if the work on it has stopped without an end, as when the server was killed. It may be begun again. */
  isInterrupted({ id, status, touchedAt }: ResponseImport): boolean {
    const isUnderWay = status === 'checking' || status === 'importing';
    return isUnderWay && !this.parts.jobs.isRunning(id) && touchedAt.getTime() < this.parts.clock.now().getTime() - IMPORT_LIMITS.silence;
  }

  /** Forgets what nobody looked at for an hour. */
  async sweep(stop: AbortSignal): Promise<void> {
    for (const { id } of await this.rows.find({ select: { id: true }, where: { touchedAt: LessThan(this.forgottenBefore) } })) {
      if (stop.aborted) return;
      await this.forget(id);
    }
  }

  async purge(surveyId: string): Promise<void> {
    for (const { id } of await this.rows.find({ select: { id: true }, where: { surveyId } })) await this.forget(id);
  }

  private async idle(ctx: RequestContext, ref: ImportRef): Promise<ResponseImport> {
    const row = await this.one(ctx, ref);
    const isUnderWay = row.status === 'checking' || row.status === 'importing';
    if (row.status === 'done' || (isUnderWay && !this.isInterrupted(row))) throw new AppError('A0412');
    return row;
  }

  private async begin(ctx: RequestContext, row: ResponseImport, change: Partial<ResponseImport>): Promise<ResponseImport> {
    const { unit, clock, jobs } = this.parts;
    const touched = { ...change, touchedAt: clock.now() };
    const { affected } = await unit.run(() => this.rows.update({ id: row.id, status: row.status, touchedAt: row.touchedAt }, touched));
    // Somebody else has begun it meanwhile.
    if (affected === 0) throw new AppError('A0412');
    const begun = { ...row, ...touched };
    jobs.begin(ctx, begun, begun.status === 'checking' ? 'check' : 'import');
    return begun;
  }

  private async forget(id: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ id }));
    await this.parts.store.remove(id);
  }

  private get forgottenBefore(): Date {
    return new Date(this.parts.clock.now().getTime() - IMPORT_LIMITS.life);
  }

  private get rows() {
    return this.parts.database.repository(ResponseImport);
  }
}

function assertZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalidInput([{ field: 'timeZone', rule: 'format' }]);
}
