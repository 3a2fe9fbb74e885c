/**
 * The fuzz tests in full: 500 inputs per `/v1` route and caller, 500 operations per field of the graph and caller, on SQLite and, with
 * TEST_MYSQL_URL, on MySQL. Prints the seed, what was asked and what came back. WENCE_SEED repeats a run, FUZZ_RUNS changes the 500; more words
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
  WENCE_SEED: process.env.WENCE_SEED ?? String(Date.now() % SEEDS),
  WENCE_FULL: '1',
  FUZZ_REPORT: join(reports, 'report'),
};
console.log(`WENCE_SEED=${env.WENCE_SEED}`);

const args = [jest, 'src/fuzz', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: server, env, stdio: 'inherit' });

for (const name of readdirSync(reports).toSorted()) console.log(`\n${name}\n${readFileSync(join(reports, name), 'utf8')}`);
rmSync(reports, { recursive: true, force: true });
console.log(`WENCE_SEED=${env.WENCE_SEED} ${status === 0 ? 'ok' : 'FAILED'}`);
process.exitCode = status ?? 1;
