import { fileURLToPath } from 'node:url';
import { announceSeed } from '../schema/scripts/random-seed.mjs';
import { filesOnBothStores } from './jest/stores.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const TIMINGS = '../schema/scripts/timing-reporter.mjs';

announceSeed();
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
  testSequencer: '../schema/scripts/jest/random-order.mjs',
  maxWorkers: 2,
  // Files share the modules of their worker, and with them what these keep. A worker that has grown past this slows down, and begins anew.
  workerIdleMemoryLimit: '700MB',
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? [TIMINGS] : [])],
};
