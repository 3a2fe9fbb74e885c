/**
 * Node's own module loader reads the TypeScript of this workspace, compiled as `.swcrc` says, and gives tests the `@jest/globals` of the functions
 * of the file that runs. Compiled files are kept in `cacheDirectory`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../../schema/scripts/jest/compile-cache.mjs';

const { $schema: _, ...OPTIONS } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));
const GLOBALS = new URL('../../../schema/scripts/jest/globals.mjs', import.meta.url).href;
const WORKSPACE = new URL('../../', import.meta.url).href;

let compiled;

export function initialize({ cacheDirectory }) {
  compiled = compileCache(cacheDirectory, OPTIONS);
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
