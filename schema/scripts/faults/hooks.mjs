/**
 * Node's own module loader reads the model once per planted fault: the query of a test's address is the number of the fault in the catalogue, each
 * module hands it on to those that it imports, and the file of that fault is read with the fault in it. With any other query, the model is sound.
 */
import { fileURLToPath } from 'node:url';
import { compileCache } from '../jest/compile-cache.mjs';
import { SWC_OPTIONS } from '../jest/swc-options.mjs';
import { FAULTS } from './catalogue.mjs';
import { mutantOf } from './mutate.mjs';

const GLOBALS = new URL('../jest/globals.mjs', import.meta.url).href;
const SOURCES = new URL('../../src/', import.meta.url).href;

let compiled;

export function initialize({ cacheDirectory }) {
  compiled = compileCache(cacheDirectory, SWC_OPTIONS);
}

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return moduleAt(GLOBALS);
  const { parentURL = '' } = context;
  if (!parentURL.startsWith(SOURCES) || !specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
  const { href } = new URL(`${specifier.slice(0, -3)}.ts`, parentURL);
  return moduleAt(`${href}${new URL(parentURL).search}`);
}

const moduleAt = (url) => ({ url, format: 'module', shortCircuit: true });

export async function load(url, context, next) {
  const [address, number] = url.split('?');
  if (!address.startsWith(SOURCES) || !address.endsWith('.ts')) return next(url, context);
  const fault = FAULTS[number];
  const source = address === `${SOURCES}${fault?.file}` ? mutantOf(fault) : compiled(fileURLToPath(address));
  return { format: 'module', source, shortCircuit: true };
}
