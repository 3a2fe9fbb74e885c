import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

export const say = (line) => process.stdout.write(`${line}\n`);

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs the work with a folder that is gone afterwards. */
export async function withFolder(work) {
  const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
  await work(dir).finally(() => rmSync(dir, { recursive: true, force: true }));
}

/** Runs the work with the addresses of two databases that are gone afterwards. */
export async function withSchemas(server, work) {
  const connection = await mysql.createConnection(server);
  const names = ['real', 'bare'].map((name) => `wence_bench_${name}_${process.pid}`);
  for (const name of names) await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const urls = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  await work(...urls).finally(async () => {
    for (const name of names) await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  });
}
