import { existsSync } from 'node:fs';
import { announceSeed } from './scripts/random-seed.mjs';

announceSeed();

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
  // A bed of planted faults holds hardly any scripts.
  roots: ['src', 'scripts'].filter((folder) => existsSync(new URL(folder, import.meta.url))).map((folder) => `<rootDir>/${folder}`),
};
