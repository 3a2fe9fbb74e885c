import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runNpm } from './run-step.mjs';
import { digestOf, readStamp, writeStamp } from './stamp.mjs';

const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'schema/package.json',
  'schema/schema.graphql',
  'schema/tsconfig.json',
  'schema/tsconfig.build.json',
  'schema/src',
  'server/package.json',
  'server/tsconfig.json',
  'server/tsconfig.build.json',
  'server/src',
  'client',
];
const PRODUCTS = ['schema/dist/index.js', 'server/dist/main.js', 'client/dist/designer/index.html', 'client/dist/r/index.html'];
const STAMP = join(ROOT, 'server/dist/.build');

/** `npm run build`, unless everything that goes into it is as it was at the last one. */
export async function buildWhenNeeded() {
  const isBuilt = PRODUCTS.every((file) => existsSync(join(ROOT, file)));
  if (isBuilt && readStamp(STAMP) === digestOf(ROOT, SOURCES)) return;

  await runNpm('Building', ['run', 'build']);
}

/** Called at the end of `npm run build`, whoever started it. */
export function stampBuild() {
  writeStamp(STAMP, digestOf(ROOT, SOURCES));
}
