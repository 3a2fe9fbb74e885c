/**
 * Node's own module loader reads the TypeScript of this workspace, compiled as `.swcrc` says, and gives tests the `@jest/globals` of
 * `globals.mjs`. Compiled files are kept in a folder that the runner names.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SWCRC = readFileSync(new URL('../.swcrc', import.meta.url), 'utf8');
const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const WORKSPACE = new URL('../', import.meta.url).href;

let cache;

export function initialize({ cacheDirectory }) {
  cache = join(cacheDirectory, 'native-modules');
  mkdirSync(cache, { recursive: true });
}

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  const { parentURL = '' } = context;
  const isOurs = parentURL.startsWith(WORKSPACE) && !parentURL.includes('/node_modules/') && parentURL.replace(/\?.*/, '').endsWith('.ts');
  if (isOurs && specifier.startsWith('.') && specifier.endsWith('.js')) {
    return { url: new URL(`${specifier.slice(0, -3)}.ts`, parentURL).href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  const path = url.replace(/\?.*/, '');
  if (!path.endsWith('.ts') || !path.startsWith(WORKSPACE)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(path)), shortCircuit: true };
}

function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const kept = join(cache, createHash('sha1').update(SWCRC).update(file).update(source).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...JSON.parse(SWCRC), $schema: undefined, swcrc: false, filename: file });
    // Workers compile the same files: one that is half written must not be read.
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}
