import { fileURLToPath } from 'node:url';
import { filesOnBothStores } from './jest/stores.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const TIMINGS = '../schema/scripts/timing-reporter.mjs';

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
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? [TIMINGS] : [])],
};
