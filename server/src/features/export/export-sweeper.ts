import { In, LessThanOrEqual, Not, IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { ExportRunner } from './export-runner.js';
import { ExportTask } from './export-task.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that lists still tell of a file that has expired. */
const TOLD_DAYS = 30;
/** Bytes that are stored before their task says so are left alone for this long. */
const SETTLING_MS = DAY_MS;
const BATCH = 200;

/** Removes files that have expired, tasks that are long over, and what tasks of purged surveys have left. */
export class ExportSweeper implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly store: ObjectStore,
    private readonly runner: ExportRunner,
    private readonly clock: Clock,
  ) {}

  /** Several servers may sweep at once. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const now = this.clock.now().getTime();
    for (;;) {
      const where = { status: 'done' as const, expiresAt: LessThanOrEqual(new Date(now)) };
      const expired = await this.tasks.find({ where, take: BATCH });
      for (const task of expired) await this.expire(task);
      if (expired.length < BATCH || stop?.aborted) break;
    }
    const over = { status: In(['expired', 'failed']), createdAt: LessThanOrEqual(new Date(now - TOLD_DAYS * DAY_MS)) };
    await this.unit.run(() => this.tasks.delete(over));
    await this.removeBytesWithoutTask(new Date(now - SETTLING_MS), stop);
  }

  /** Tasks and files go with their survey (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    const tasks = await this.tasks.findBy({ surveyId });
    await this.unit.run(() => this.tasks.delete({ surveyId }));
    for (const { id, fileKey } of tasks) {
      this.runner.cancel(id);
      if (fileKey) await this.store.remove(fileKey);
    }
  }

  /** The row first: whoever asks for the file meanwhile is told that it has expired. */
  private async expire({ id, fileKey }: ExportTask): Promise<void> {
    await this.unit.run(() => this.tasks.update({ id, status: 'done' }, { status: 'expired', fileKey: null }));
    if (fileKey) await this.store.remove(fileKey);
  }

  private async removeBytesWithoutTask(before: Date, stop?: AbortSignal): Promise<void> {
    const rows = await this.tasks.find({ select: { id: true, fileKey: true }, where: { fileKey: Not(IsNull()) } });
    const known = new Set(rows.map(({ fileKey }) => fileKey));
    for await (const key of this.store.keptBefore(before)) {
      if (stop?.aborted) return;
      if (!known.has(key)) await this.store.remove(key);
    }
  }

  private get tasks() {
    return this.database.repository(ExportTask);
  }
}
