import { setImmediate } from 'node:timers/promises';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';

/** So few that whoever writes at the same time waits for milliseconds. */
const BATCH = 500;

/** Deletes many rows without keeping anybody from writing. */
export class BatchDeletionService {
  constructor(private readonly unit: UnitOfWork) {}

  /**
   * Until none are left, each batch in a unit of its own: others write in between, and what is broken off stays half done. `remove` deletes
   * exactly what `next` found; nobody adds such rows meanwhile.
   */
  async deleteAll<Row>(
    next: (limit: number) => Promise<readonly Row[]>,
    remove: (rows: readonly Row[]) => Promise<unknown>,
  ): Promise<void> {
    for (;;) {
      const rows = await next(BATCH);
      if (rows.length > 0) await this.unit.run(() => remove(rows));
      if (rows.length < BATCH) return;
      // SQLite answers before the event loop turns: without this nobody could even ask.
      await setImmediate();
    }
  }
}
