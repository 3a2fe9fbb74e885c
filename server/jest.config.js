import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));

/** The same tests once per database; MySQL only when TEST_MYSQL_URL names a server. */
const project = (database) => ({
  displayName: database,
  testEnvironment: 'node',
  globals: { TEST_DATABASE: database },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  testMatch: ['<rootDir>/src/**/*.test.ts'],
});

/** @type {import('jest').Config} */
export default {
  projects: [project('sqlite'), ...(process.env.TEST_MYSQL_URL ? [project('mysql')] : [])],
  maxWorkers: 2,
  testTimeout: 60_000,
};
