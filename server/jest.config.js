import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));

/** Packages that are ES modules only and yet required by a CommonJS one, which jest cannot do on Node 20. */
const ESM_ONLY = 'content-disposition';
const asCommonJs = { swcrc: false, jsc: { target: 'es2022' }, module: { type: 'commonjs' } };

/** The same tests once per database; MySQL only when TEST_MYSQL_URL names a server. */
const project = (database) => ({
  displayName: database,
  testEnvironment: 'node',
  globals: { TEST_DATABASE: database },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    [`/node_modules/${ESM_ONLY}/.+\\.js$`]: ['@swc/jest', asCommonJs],
    '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!${ESM_ONLY}/)`],
  testMatch: ['<rootDir>/src/**/*.test.ts'],
});

/** @type {import('jest').Config} */
export default {
  projects: [project('sqlite'), ...(process.env.TEST_MYSQL_URL ? [project('mysql')] : [])],
  maxWorkers: 2,
  // Modules of finished files are never let go of: without this a worker holds gigabytes in the end, and spends its time looking through them.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
