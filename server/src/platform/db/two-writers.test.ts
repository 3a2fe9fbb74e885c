import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { systemRandom } from '../outside/random.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';
import { UnitOfWork } from './unit-of-work.js';

describe('two connections that write to one store', () => {
  let store: TestDatabase;
  let databases: readonly Database[];

  const insert = (database: Database, id: string) => database.manager.query('INSERT INTO probe (id) VALUES (?)', [id]);
  const nextTimer = () => new Promise((resolve) => setTimeout(resolve, 1));

  beforeAll(async () => {
    store = await createTestDatabase();
    databases = [await openDatabase(store.url, []), await openDatabase(store.url, [])];
    await databases[0]?.writer.query('CREATE TABLE probe (id VARCHAR(32) PRIMARY KEY)');
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await store.drop();
  });

  it('take turns: a unit that waits does not hold up the process, and so not the unit it waits for', async () => {
    const writing = databases.flatMap((database, at) => {
      const unit = new UnitOfWork(database, systemRandom);
      return Array.from({ length: 20 }, (_, index) =>
        unit.run(async () => {
          await insert(database, `${at}-${index}`);
          await nextTimer();
        }),
      );
    });

    await Promise.all(writing);

    expect(await databases[0]?.manager.query('SELECT id FROM probe')).toHaveLength(40);
  });

  const onSqlite = globalThis.TEST_DATABASE === 'mysql' ? it.skip : it;

  onSqlite('nothing is written outside a unit of work: what reads refuses to', async () => {
    const [database] = databases as [Database];

    await expect(insert(database, 'astray')).rejects.toThrow('readonly');
    await expect(database.manager.query("SELECT id FROM probe WHERE id = 'astray'")).resolves.toEqual([]);
  });
});
