import { existsSync } from 'node:fs';

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
  // A bed of planted faults holds no scripts.
  roots: ['src', 'scripts'].filter((folder) => existsSync(new URL(folder, import.meta.url))).map((folder) => `<rootDir>/${folder}`),
};
