import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { filesOnBothStores } from './jest/stores.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const TIMINGS = '../schema/scripts/timing-reporter.mjs';

const SEEDS = 1_000_000;
/** Workers take it from the environment: all generated inputs of a run come from one seed, which repeats the run. */
process.env.WENCE_SEED ??= String(randomInt(SEEDS));
process.stderr.write(`WENCE_SEED=${process.env.WENCE_SEED}\n`);
/** In the names of this run's schemas, so that it drops no other's. */
process.env.WENCE_TEST_RUN = String(process.pid);

const project = (database, testMatch) => ({
  displayName: database,
  testEnvironment: 'node',
  globals: { TEST_DATABASE: database },
  testRunner: '<rootDir>/jest/native-modules-runner.mjs',
  transform: {},
  moduleFileExtensions: ['ts', 'mjs', 'js'],
  testMatch,
});

/** Tests of what touches the store run once per database; MySQL only when TEST_MYSQL_URL names a server. */
const projects = [project('sqlite', ['<rootDir>/src/**/*.test.ts'])];
if (process.env.TEST_MYSQL_URL) projects.push(project('mysql', filesOnBothStores(ROOT)));

/** @type {import('jest').Config} */
export default {
  projects,
  globalTeardown: './jest/drop-schemas.mjs',
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? [TIMINGS] : [])],
};
