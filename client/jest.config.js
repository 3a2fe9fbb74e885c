import { announceSeed } from '../schema/scripts/random-seed.mjs';

announceSeed();

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testRunner: '<rootDir>/jest/page-runner.mjs',
  testSequencer: '../schema/scripts/jest/random-order.mjs',
  transform: {},
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? ['../schema/scripts/timing-reporter.mjs'] : [])],
};
