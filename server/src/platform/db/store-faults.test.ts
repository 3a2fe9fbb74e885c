import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { systemRandom } from '../outside/random.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';
import { UnitOfWork } from './unit-of-work.js';

const mysql = globalThis.TEST_DATABASE === 'mysql';
const onMysql = mysql ? describe : describe.skip;
const onSqlite = mysql ? describe.skip : describe;

const retried: string[] = [];
const watch = { retried: (reason: string) => void retried.push(reason), waited: () => {}, mustLeave: () => {} };
const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'stored',
    (error: { code?: string }) => error.code,
  );

let store: TestDatabase;
let database: Database;
let unit: UnitOfWork;

const insert = (id: string) => database.manager.query('INSERT INTO probe (id, n) VALUES (?, 0)', [id]);
const ids = async () => (await database.manager.query('SELECT id FROM probe ORDER BY id')).map(({ id }: { id: string }) => id);

async function open(url: string): Promise<void> {
  database = await openDatabase(url, [], { pool: 4 });
  unit = new UnitOfWork(database, systemRandom, watch);
  await unit.run(() => database.manager.query('CREATE TABLE probe (id VARCHAR(32) PRIMARY KEY, n INTEGER NOT NULL)'));
  retried.length = 0;
}

beforeEach(async () => {
  store = await createTestDatabase();
});
afterEach(async () => {
  await database.close();
  await store.drop();
});

onMysql('a network that breaks', () => {
  let proxy: TcpProxy;

  beforeEach(async () => {
    proxy = new TcpProxy(new URL(store.url));
    await proxy.open();
    await open(proxy.url);
  });
  afterEach(() => proxy.close());

  it('F4 runs a unit again whose connection was lost before its COMMIT: nothing had happened', async () => {
    proxy.cutBefore('INSERT INTO probe');

    await unit.run(() => insert('once'));

    expect(retried).toEqual(['lost']);
    expect(await ids()).toEqual(['once']);
  });

  it('F4 never says that a unit failed or succeeded when nobody answered its COMMIT: B0503', async () => {
    proxy.cutAfter('COMMIT');

    expect(await codeOf(unit.run(() => insert('perhaps')))).toBe('B0503');

    expect(retried).toEqual([]);
    expect((await ids()).length).toBeLessThanOrEqual(1);
  });

  it('F3 says B0503 as long as the database is away, and goes on by itself when it is back', async () => {
    await proxy.close();
    const away = await Promise.all([codeOf(unit.run(() => insert('away'))), codeOf(unit.run(() => insert('also')))]);
    await proxy.open();

    await unit.run(() => insert('back'));

    expect(away).toEqual(['B0503', 'B0503']);
    expect(await ids()).toEqual(['back']);
    expect(database.poolUse).toEqual({ inUse: 0, waiting: 0 });
  });

  it('runs a unit again that lost a deadlock, and counts it', async () => {
    await unit.run(() => Promise.all([insert('a'), insert('b')]));
    const bump = (id: string) => database.manager.query('UPDATE probe SET n = n + 1 WHERE id = ?', [id]);
    let arrived = 0;
    let both: () => void;
    const met = new Promise<void>((resolve) => (both = resolve));
    const cross = (first: string, second: string) =>
      unit.run(async () => {
        await bump(first);
        if (++arrived === 2) both();
        await met;
        await bump(second);
      });

    await Promise.all([cross('a', 'b'), cross('b', 'a')]);

    expect(retried).toEqual(['deadlock']);
    expect(await database.manager.query('SELECT n FROM probe')).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('ends waiting for a connection: of more units than connections the last are told to come again', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const holding = Array.from({ length: 4 }, () => unit.run(() => held));

    expect(await codeOf(unit.run(() => insert('late')))).toBe('B0503');
    release();
    await Promise.all(holding);

    await unit.run(() => insert('after'));
    expect(await ids()).toEqual(['after']);
  });
});

onSqlite('a disk that is full', () => {
  beforeEach(() => open(store.url));

  const pages = async () => Number((await database.writer.query('PRAGMA page_count'))[0].page_count);
  const limit = (count: number) => database.writer.query(`PRAGMA max_page_count = ${count}`);

  it('F5 refuses with B0503, keeps nothing half, and goes on by itself when there is space again', async () => {
    await unit.run(() => insert('before'));
    await limit(await pages());
    const fill = () => unit.run(() => Promise.all(Array.from({ length: 500 }, (_, index) => insert(`full-${index}-${'x'.repeat(20)}`))));

    const full = [await codeOf(fill()), await codeOf(fill())];
    await limit(1_000_000);
    await unit.run(() => insert('since'));

    expect(full).toEqual(['B0503', 'B0503']);
    expect(await ids()).toEqual(['before', 'since']);
  });
});
