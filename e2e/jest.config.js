/**
 * Tests of the repository itself, which need neither server nor browser.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } }],
  },
  roots: ['<rootDir>/house'],
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? ['../schema/scripts/timing-reporter.mjs'] : [])],
};
