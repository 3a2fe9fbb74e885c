/**
 * How fast submissions are taken in, next to a named baseline on the same kind of database: `POST /v1/r/{surveyId}/responses` (parse, validate,
 * exactly once, ordered log) against a bare Fastify handler that begins, inserts, bumps a counter and commits (`bare-server.mjs`). Rounds take
 * turns, so that whatever else the machine does slows both. `npm run bench -w server`; MySQL too when TEST_MYSQL_URL names a server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { drive } from './drive.mjs';
import { startBareServer } from './bare-server.mjs';
import { startRealServer } from './real-server.mjs';

const ROUNDS = 7;
const COUNT = 600;
const PARALLEL = 32;

const say = (line) => process.stdout.write(`${line}\n`);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

await withFolder(async (dir) => {
  await compare('sqlite', `sqlite:${dir}/real.sqlite`, `sqlite:${dir}/bare.sqlite`, dir);
  if (process.env.TEST_MYSQL_URL) await withSchemas(process.env.TEST_MYSQL_URL, (real, bare) => compare('mysql', real, bare, dir));
});

async function compare(kind, realUrl, bareUrl, dir) {
  const real = await startRealServer(realUrl, dir);
  const bare = await startBareServer(bareUrl);
  const rates = { wence: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const wence = await drive(real.url, real.nextAnswers, COUNT, PARALLEL);
    const plain = await drive(bare.url, real.nextAnswers, COUNT, PARALLEL);
    if (round === 0) continue; // Warms both up.
    rates.wence.push(wence);
    rates.bare.push(plain);
    say(`${kind} round ${round}: wence ${wence.toFixed(0)}/s, bare handler ${plain.toFixed(0)}/s, ratio ${(wence / plain).toFixed(2)}`);
  }
  const ratio = median(rates.wence.map((rate, index) => rate / rates.bare[index]));
  say(
    `${kind}: median wence ${median(rates.wence).toFixed(0)}/s, bare handler ${median(rates.bare).toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
  );
  await real.stop();
  await bare.stop();
}

async function withFolder(work) {
  const dir = mkdtempSync(join(tmpdir(), 'wence-bench-'));
  await work(dir).finally(() => rmSync(dir, { recursive: true, force: true }));
}

async function withSchemas(server, work) {
  const connection = await mysql.createConnection(server);
  const names = ['real', 'bare'].map((name) => `wence_bench_${name}_${process.pid}`);
  for (const name of names) await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const urls = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  await work(...urls).finally(async () => {
    for (const name of names) await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  });
}
