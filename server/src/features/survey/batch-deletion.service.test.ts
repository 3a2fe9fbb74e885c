import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { BatchDeletionService } from './batch-deletion.service.js';

describe('deleting in batches', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each([
    [0, []],
    [1, [1]],
    [50, [50]],
    [121, [50, 50, 21]],
  ])('gives every batch of %d rows a unit of its own', async (count, batches) => {
    const { unit, database } = app.platform;
    const rows = Array.from({ length: count }, (_, index) => index);
    const units = new Set<unknown>();
    const removed: number[] = [];

    await new BatchDeletionService(unit).deleteAll(
      (limit) => Promise.resolve(rows.slice(0, limit)),
      (found) => {
        units.add(database.currentUnit.getStore());
        removed.push(found.length);
        rows.splice(0, found.length);
        return Promise.resolve();
      },
    );

    expect(removed).toEqual(batches);
    expect(units.size).toBe(batches.length);
    expect(units.has(undefined)).toBe(false);
    expect(rows).toEqual([]);
  });

  it('lets others have their turn between batches: SQLite answers before the event loop turns', async () => {
    let left = 150;
    let turns = 0;
    const turn = () => {
      turns++;
      pending = setImmediate(turn);
    };
    let pending = setImmediate(turn);

    await new BatchDeletionService(app.platform.unit).deleteAll(
      (limit) => Promise.resolve(Array.from({ length: Math.min(limit, left) })),
      (found) => Promise.resolve((left -= found.length)),
    );
    clearImmediate(pending);

    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('fails before the next batch when the server stops', async () => {
    let left = 120;
    const deletion = new BatchDeletionService(app.platform.unit);
    const deleting = deletion.deleteAll(
      (limit) => Promise.resolve(Array.from({ length: Math.min(limit, left) })),
      (found) => {
        deletion.stop();
        return Promise.resolve((left -= found.length));
      },
    );

    await expect(deleting).rejects.toThrow('The server stops');
    expect(left).toBe(70);
  });
});
