import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';

/** Small enough that concurrent writers wait only milliseconds, on SQLite together with everything else in this process. */
const BATCH = 50;
/** How many times as long as a batch took the others have before the next one. */
const REST = 3;

/** Deletes many rows without blocking other writers. */
export class BatchDeletionService {
  private isStopped = false;

  constructor(private readonly unit: UnitOfWork) {}

  /** Lets every deletion fail before its next batch: a server that stops does not wait for millions of rows. */
  stop(): void {
    this.isStopped = true;
  }

  /**
   * Deletes until none are left, each batch in its own unit, so that others can write in between; an interrupted deletion stays incomplete. It fails when the server stops.
   * `remove` deletes exactly what `next` found. Rows that `next` may find must not be added meanwhile.
   */
  async deleteAll<Row>(
    next: (limit: number) => Promise<readonly Row[]>,
    remove: (rows: readonly Row[]) => Promise<unknown>,
  ): Promise<void> {
    for (;;) {
      if (this.isStopped) throw new Error('The server stops; the next sweep goes on with the deletion.');
      const begin = performance.now();
      const rows = await next(BATCH);
      if (rows.length > 0) await this.unit.run(() => remove(rows));
      if (rows.length < BATCH) return;
      // SQLite answers synchronously, and a request takes several turns of the event loop: without a rest, each of them would wait for a batch.
      await pause(REST * (performance.now() - begin));
    }
  }
}
