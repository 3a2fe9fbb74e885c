import { setImmediate } from 'node:timers/promises';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';

/** Small enough that concurrent writers wait only milliseconds. */
const BATCH = 500;

/** Deletes many rows without blocking other writers. */
export class BatchDeletionService {
  constructor(private readonly unit: UnitOfWork) {}

  /**
   * Deletes until none are left, each batch in its own unit, so that others can write in between; an interrupted deletion stays incomplete.
   * `remove` deletes exactly what `next` found. No such rows may be added meanwhile.
   */
  async deleteAll<Row>(
    next: (limit: number) => Promise<readonly Row[]>,
    remove: (rows: readonly Row[]) => Promise<unknown>,
  ): Promise<void> {
    for (;;) {
      const rows = await next(BATCH);
      if (rows.length > 0) await this.unit.run(() => remove(rows));
      if (rows.length < BATCH) return;
      // SQLite answers synchronously: without this, the event loop would not serve other requests.
      await setImmediate();
    }
  }
}
