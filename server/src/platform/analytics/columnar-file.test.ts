import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ColumnarFile } from './columnar-file.js';
import { isDamage } from './file-damage.js';

const LIMITS = { megabytes: 64, threads: 1 };

describe('a columnar file', () => {
  let dir: string;
  let file: ColumnarFile;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'wence-columnar-'));
    const opened = await ColumnarFile.open(join(dir, 'a.duckdb'), LIMITS);
    if (!opened) throw new Error('nobody else has it');
    file = opened;
  });
  afterEach(async () => {
    await file.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('holds more tables than there is memory for', async () => {
    const columns = Array.from({ length: 300 }, (_, index) => `'text ' || i AS c${index}`).join(', ');
    for (let table = 0; table < 20; table += 1) {
      await file.write((writer) => writer.run(`CREATE TABLE t${table} AS SELECT i + ${table} AS i, ${columns} FROM range(20) AS r(i)`));
    }

    const counts = await file.read(Array.from({ length: 20 }, (_, table) => ({ sql: `SELECT min(i), max(c299) FROM t${table}` })));

    expect(counts).toEqual(Array.from({ length: 20 }, (_, table) => [[table, 'text 9']]));
  });

  it('leaves nothing of a transaction that fails, and goes on', async () => {
    await file.write((writer) => writer.run('CREATE TABLE t (a INTEGER)'));

    const failed = file.write(async (writer) => {
      await writer.run('INSERT INTO t VALUES (1)');
      throw new Error('broken');
    });
    const next = file.write((writer) => writer.run('INSERT INTO t VALUES (2)'));

    await expect(failed).rejects.toThrow('broken');
    await next;
    expect(await file.read([{ sql: 'SELECT a FROM t' }])).toEqual([[[2]]]);
  });

  it('gives whole numbers of any width as numbers, and the values of statements their places', async () => {
    const [rows] = await file.read([{ sql: 'SELECT 9007199254740991::BIGINT, $1, $2::INTEGER, NULL', values: ["it's", 7] }]);

    expect(rows).toEqual([[9_007_199_254_740_991, "it's", 7, null]]);
  });

  it('reads on a snapshot, whatever is written meanwhile', async () => {
    await file.write((writer) => writer.run('CREATE TABLE t AS SELECT 1 AS a'));

    const [counts] = await Promise.all([
      file.read(Array.from({ length: 50 }, () => ({ sql: 'SELECT count(*) FROM t' }))),
      ...Array.from({ length: 20 }, () => file.write((writer) => writer.run('INSERT INTO t VALUES (2)'))),
    ]);

    expect(new Set(counts.map(String)).size).toBe(1);
  });

  it('tells damage that a query comes upon from what is wrong with the query', async () => {
    const path = join(dir, 'damaged.duckdb');
    const whole = await ColumnarFile.open(path, LIMITS);
    await whole?.write((writer) => writer.run('CREATE TABLE t AS SELECT random() AS a, uuid() AS b FROM range(200_000)'));
    await whole?.close();
    overwriteMiddle(path);
    const damaged = await ColumnarFile.open(path, LIMITS);

    const readings = ['SELECT sum(a), max(b) FROM t', "SELECT error('not this one')"].map((sql) => damaged?.read([{ sql }]));
    const [found, wrong] = await Promise.allSettled(readings);
    await damaged?.close();

    const judged = [found, wrong].map((outcome) => (outcome?.status === 'rejected' ? isDamage(outcome.reason) : 'no error'));
    expect(judged).toEqual([true, false]);
  });
});

/** Writes zeros over the middle third of a file, between what says where things are. */
function overwriteMiddle(path: string): void {
  const third = Math.floor(statSync(path).size / 3);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(third), 0, third, third);
  closeSync(file);
}
