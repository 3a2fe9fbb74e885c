/**
 * Node's own module loader reads the sources of the pages and of the model as the bundler would: TypeScript and JSX, addresses without an ending,
 * style sheets, pictures and data.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../schema/scripts/jest/compile-cache.mjs';

const REPOSITORY = new URL('../../', import.meta.url).href;
const addressOf = (path) => new URL(path, REPOSITORY).href;
const FIXED = {
  '@jest/globals': addressOf('schema/scripts/jest/globals.mjs'),
  '@wence/schema': addressOf('schema/src/index.ts'),
  '@wence/schema/testing': addressOf('schema/src/testing/index.ts'),
};
const CLASS_NAMES = addressOf('client/testing/class-names.ts');
const FILE_ADDRESS = addressOf('client/testing/file-address.ts');
const OPTIONS = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

let compiled;

export function initialize({ cacheDirectory }) {
  compiled = compileCache(cacheDirectory, OPTIONS);
}

export async function resolve(specifier, context, next) {
  if (!isOurs(context.parentURL)) return FIXED[specifier] ? moduleAt(FIXED[specifier]) : next(specifier, context);
  const url = FIXED[specifier] ?? standIn(specifier) ?? ownModule(specifier, context.parentURL);
  if (url !== undefined) return moduleAt(url);
  try {
    return await next(specifier, context);
  } catch (error) {
    // A file inside a package, such as antd's words, without its ending.
    if (error.code === 'ERR_MODULE_NOT_FOUND') return next(`${specifier}.js`, context);
    throw error;
  }
}

const moduleAt = (url) => ({ url, format: 'module', importAttributes: {}, shortCircuit: true });

export async function load(url, context, next) {
  const [path] = url.split('?');
  if (path.endsWith('.json') && context.format === 'module') return ownJson(path);
  if (!/\.tsx?$/.test(path) || !isOurs(path)) return next(url, context);
  // The bundler replaces this call by a table of the files' addresses.
  const source = compiled(fileURLToPath(path)).replaceAll('import.meta.glob(', 'globalThis.addressesOfFiles(import.meta.url, ');
  return { format: 'module', source, shortCircuit: true };
}

function isOurs(url = '') {
  return url.startsWith(REPOSITORY) && !url.includes('/node_modules/');
}

function standIn(specifier) {
  if (specifier.endsWith('.module.css')) return CLASS_NAMES;
  if (/\.(css|svg|png|webp)(\?.*)?$|\?(worker|url|raw)(&.*)?$/.test(specifier)) return FILE_ADDRESS;
  return undefined;
}

/** Adds the ending that the bundler would find. */
function ownModule(specifier, parentURL) {
  if (!specifier.startsWith('.')) return undefined;
  const [path, query] = specifier.split('?');
  const bare = new URL(path.replace(/\.js$/, ''), parentURL).href;
  const found = ['', '.ts', '.tsx'].map((ending) => `${bare}${ending}`).find((url) => /\.\w+$/.test(url) && existsSync(fileURLToPath(url)));
  return found && (query === undefined ? found : `${found}?${query}`);
}

function ownJson(path) {
  return { format: 'module', source: `export default ${readFileSync(fileURLToPath(path), 'utf8')}`, shortCircuit: true };
}
