import { SWC_OPTIONS } from './scripts/jest/swc-options.mjs';
import { announceSeed } from './scripts/random-seed.mjs';

announceSeed();

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...SWC_OPTIONS, swcrc: false, sourceMaps: 'inline' }] },
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? ['<rootDir>/scripts/timing-reporter.mjs'] : [])],
};
