/**
 * The fuzz tests in full: 500 inputs per `/v1` route and caller, 100 operations per field of the graph and caller, on SQLite and, with
 * TEST_MYSQL_URL, on MySQL. Prints the seed, what was asked and what came back. FUZZ_SEED repeats a run, FUZZ_RUNS changes the 500; more words
 * go to jest, such as `--selectProjects mysql`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SEEDS = 1_000_000;

const server = fileURLToPath(new URL('..', import.meta.url));
const jest = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'wence-fuzz-'));
const env = {
  ...process.env,
  FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % SEEDS),
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '500',
  FUZZ_REPORT: join(reports, 'report'),
};
console.log(`FUZZ_SEED=${env.FUZZ_SEED} FUZZ_RUNS=${env.FUZZ_RUNS}`);

const args = [jest, 'src/fuzz', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: server, env, stdio: 'inherit' });

for (const name of readdirSync(reports).toSorted()) console.log(`\n${name}\n${readFileSync(join(reports, name), 'utf8')}`);
rmSync(reports, { recursive: true, force: true });
console.log(`FUZZ_SEED=${env.FUZZ_SEED} ${status === 0 ? 'ok' : 'FAILED'}`);
process.exitCode = status ?? 1;
