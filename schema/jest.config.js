import { existsSync } from 'node:fs';
import { announceSeed } from './scripts/random-seed.mjs';

announceSeed();

// A bed of planted faults holds no scripts but the one that gives the seed.
const hasScripts = existsSync(new URL('scripts/faults', import.meta.url));

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022', experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  roots: ['<rootDir>/src', ...(hasScripts ? ['<rootDir>/scripts'] : [])],
  reporters: ['default', ...(hasScripts && process.env.WENCE_TIMINGS ? ['<rootDir>/scripts/timing-reporter.mjs'] : [])],
};
