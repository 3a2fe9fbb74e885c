import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from '../../entities.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';

/** Tells entities from tables. MariaDB writes a default of NULL out, which TypeORM knows only when it is told which server this is. */
async function inspectorOf({ writer }: Database): Promise<DataSource> {
  const isMariaDb = writer.options.type === 'mysql' && /MariaDB/.test((await writer.query('SELECT VERSION() AS v'))[0].v);
  const options = isMariaDb ? { ...writer.options, type: 'mariadb' } : writer.options;
  return new DataSource(options as DataSourceOptions).initialize();
}

describe('migrations', () => {
  let store: TestDatabase;

  beforeEach(async () => {
    store = await createTestDatabase();
  });

  afterEach(() => store.drop());

  it('bring an empty database to exactly what the entities say', async () => {
    const database = await openDatabase(store.url, ENTITIES);
    const inspector = await inspectorOf(database);

    const pending = await inspector.driver.createSchemaBuilder().log();

    expect(pending.upQueries.map(({ query }) => query).filter((query) => !query.includes('migration_lock'))).toEqual([]);
    await inspector.destroy();
    await database.close();
  });

  it('give every text column of ours utf8mb4, whatever the database has as its default', async () => {
    const database = await openDatabase(store.url, ENTITIES);
    const narrow =
      database.dialect === 'sqlite'
        ? []
        : await database.manager.query(
            `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = DATABASE()
             AND character_set_name <> 'utf8mb4' AND table_name NOT IN ('migrations', 'migration_lock')`,
          );

    expect(narrow).toEqual([]);
    await database.close();
  });

  it('run once when several servers start together', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase(store.url, ENTITIES)));

    const ran = await servers[0]?.manager.query('SELECT name FROM migrations');

    expect(new Set(ran.map(({ name }: { name: string }) => name)).size).toBe(ran.length);
    expect(await servers[3]?.manager.query('SELECT id FROM migration_lock')).toEqual([]);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('overtake a server that died while it held the lock', async () => {
    const first = await openDatabase(store.url, ENTITIES);
    await first.writer.query("INSERT INTO migration_lock (id, owner, until) VALUES (1, 'dead', 1)");

    const second = await openDatabase(store.url, ENTITIES);

    expect(await second.manager.query('SELECT id FROM migration_lock')).toEqual([]);
    await first.close();
    await second.close();
  });
});
