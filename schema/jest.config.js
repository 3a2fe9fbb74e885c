import { announceSeed } from './scripts/random-seed.mjs';

announceSeed();

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testRunner: '<rootDir>/scripts/jest/model-runner.mjs',
  transform: {},
  moduleFileExtensions: ['ts', 'mjs', 'js'],
  testMatch: ['<rootDir>/{src,scripts}/**/*.test.{ts,mjs}'],
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  reporters: ['default', ...(process.env.WENCE_TIMINGS ? ['<rootDir>/scripts/timing-reporter.mjs'] : [])],
};
