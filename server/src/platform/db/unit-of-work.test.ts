import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { systemRandom } from '../outside/random.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';
import { isDuplicateKey } from './sql-error.js';
import { UnitOfWork } from './unit-of-work.js';

describe('unit of work', () => {
  let store: TestDatabase;
  let database: Database;
  let unit: UnitOfWork;

  const insert = (id: string) => database.manager.query('INSERT INTO probe (id, n) VALUES (?, 0)', [id]);
  const count = async () => Number((await database.manager.query('SELECT COUNT(*) AS n FROM probe'))[0].n);

  beforeAll(async () => {
    store = await createTestDatabase();
    database = await openDatabase(store.url, []);
    unit = new UnitOfWork(database, systemRandom);
    await unit.run(() => database.manager.query('CREATE TABLE probe (id VARCHAR(32) PRIMARY KEY, n INTEGER NOT NULL)'));
  });

  afterAll(async () => {
    await database.close();
    await store.drop();
  });

  it('keeps what a unit wrote, and nothing of a unit that failed', async () => {
    await unit.run(() => insert('kept'));

    const failing = unit.run(async () => {
      await insert('lost');
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.manager.query("SELECT id FROM probe WHERE id IN ('kept', 'lost')")).toEqual([{ id: 'kept' }]);
  });

  it('lets an inner call join the outer unit, so that both stand or fall together', async () => {
    const before = await count();

    const failing = unit.run(async () => {
      await unit.run(() => insert('inner'));
      throw new Error('outer failed');
    });

    await expect(failing).rejects.toThrow('outer failed');
    expect(await count()).toBe(before);
  });

  it('never mixes units that run at the same time: every acknowledged one is there, every failed one is not', async () => {
    const before = await count();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        unit.run(async () => {
          await insert(`mixed-${i}`);
          await new Promise((resolve) => setTimeout(resolve, i % 3));
          if (i % 3 === 0) throw new Error('no');
        }),
      ),
    );

    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(40);
    expect(await count()).toBe(before + 40);
  });

  it('shows a reader outside only what is committed', async () => {
    const before = await count();
    let seenOutside = -1;

    await unit.run(async () => {
      await insert('in-flight');
      seenOutside = await database.currentUnit.exit(count);
    });

    expect(seenOutside).toBe(before);
    expect(await count()).toBe(before + 1);
  });

  it('tells listeners after the commit, and not at all when there is none', async () => {
    const told: string[] = [];

    await unit.run(async () => {
      unit.afterCommit(() => told.push('committed'));
      expect(told).toEqual([]);
    });
    await unit
      .run(async () => {
        unit.afterCommit(() => told.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => {});

    expect(told).toEqual(['committed']);
  });

  it('tells a row that is there already from every other fault', async () => {
    await unit.run(() => insert('once'));

    const twice = await unit.run(() => insert('once')).catch((error: unknown) => error);
    const nonsense = await unit.run(() => database.manager.query('INSERT INTO nowhere VALUES (1)')).catch((error: unknown) => error);

    expect(isDuplicateKey(twice)).toBe(true);
    expect(isDuplicateKey(nonsense)).toBe(false);
  });

  it('counts exactly under units that read and then write the same row', async () => {
    await unit.run(() => insert('counter'));

    await Promise.all(
      Array.from({ length: 50 }, () => unit.run(() => database.manager.query("UPDATE probe SET n = n + 1 WHERE id = 'counter'"))),
    );

    expect(await database.manager.query("SELECT n FROM probe WHERE id = 'counter'")).toEqual([{ n: 50 }]);
  });
});
