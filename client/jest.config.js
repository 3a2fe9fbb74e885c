/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^@wence/schema$': '<rootDir>/../schema/src/index.ts',
    '^@wence/schema/testing$': '<rootDir>/../schema/src/testing/index.ts',
    '\\.module\\.css$': '<rootDir>/testing/class-names.ts',
    '\\.(css|svg|png|webp)(\\?.*)?$': '<rootDir>/testing/file-address.ts',
    '\\?(worker|url|raw)(&.*)?$': '<rootDir>/testing/file-address.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFilesAfterEnv: ['<rootDir>/testing/browser-setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? ['../schema/scripts/timing-reporter.mjs'] : [])],
};
