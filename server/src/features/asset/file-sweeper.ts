import { In, IsNull, LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Platform } from '../../platform/platform.js';
import { Picture } from './picture.entity.js';
import { StoredFile } from './stored-file.entity.js';

const HOUR = 60 * 60_000;
/** Milliseconds a file waits for its response. */
export const FILE_LIFE = 24 * HOUR;
/** Number of files deleted at once, so that no unit takes long. */
const BATCH = 200;

/**
 * Deletes files that are not needed: uploaded but never submitted, left behind by a crash, or of deleted surveys. Pictures of authors stay: which
 * of them are needed is another question (`picture-sweeper.ts`).
 */
export class FileSweeper {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Several servers may sweep at once: a file that one has removed is not found by the other. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const since = new Date(this.clock.now().getTime() - FILE_LIFE);
    await this.removeAll(() => this.rows.find({ ...ONE_BATCH, where: { responseId: IsNull(), createdAt: LessThan(since) } }), stop);
    await this.removeBytesWithoutRow(since, stop);
  }

  /** Deletes all files of a purged survey (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    await this.removeAll(() => this.rows.find({ ...ONE_BATCH, where: { surveyId } }));
  }

  /** Deletes all files of responses that are about to be purged. */
  async purgeResponses(responseIds: readonly string[]): Promise<void> {
    await this.removeAll(() => this.rows.find({ ...ONE_BATCH, where: { responseId: In([...responseIds]) } }));
  }

  /** Files handed in for these submissions that no response took over. */
  async discard(surveyId: string, submissionIds: readonly string[]): Promise<void> {
    if (submissionIds.length === 0) return;
    const where = { surveyId, submissionId: In([...submissionIds]), responseId: IsNull() };
    await this.removeAll(() => this.rows.find({ ...ONE_BATCH, where }));
  }

  /** Sweeps every hour, beginning a while after the start. */
  sweepRegularly({ logger, onStop }: Pick<Platform, 'logger' | 'onStop'>): void {
    const stop = new AbortController();
    const timer = setInterval(() => {
      this.sweep(stop.signal).catch((error: unknown) => logger.warn({ err: error }, 'sweeping files failed'));
    }, HOUR).unref();
    onStop(() => {
      stop.abort();
      clearInterval(timer);
    });
  }

  /** The row is deleted first, so that a response that claims the file meanwhile does not lose it. */
  private async removeAll(next: () => Promise<StoredFile[]>, stop?: AbortSignal): Promise<void> {
    for (let files = await next(); files.length > 0; files = await next()) {
      for (const file of files) {
        if (stop?.aborted) return;
        const { affected } = await this.unit.run(() => this.rows.delete({ id: file.id, responseId: file.responseId ?? IsNull() }));
        if (affected) await this.store.remove(file.id);
      }
    }
  }

  private async removeBytesWithoutRow(since: Date, stop?: AbortSignal): Promise<void> {
    let keys: string[] = [];
    const flush = async () => {
      const wanted = { select: { id: true }, where: { id: In(keys) } } as const;
      const rows = [...(await this.rows.find(wanted)), ...(await this.database.repository(Picture).find(wanted))];
      const known = new Set(rows.map(({ id }) => id));
      for (const key of keys) if (!known.has(key)) await this.store.remove(key);
      keys = [];
    };
    for await (const key of this.store.keptBefore(since)) {
      if (stop?.aborted) return;
      keys.push(key);
      if (keys.length === BATCH) await flush();
    }
    if (keys.length > 0) await flush();
  }

  private get rows() {
    return this.database.repository(StoredFile);
  }
}

const ONE_BATCH = { select: { id: true, responseId: true }, take: BATCH } as const;
