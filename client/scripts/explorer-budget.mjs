/**
 * Fails when the explorer of the graph loads more than its budget, or when a library of the designer or a font gets into it. Run after `vite build`.
 * Counts what the built page names and everything that this fetches later, as GraphiQL fetches its editor in parts at once; compressed with gzip.
 */
import { gzipSync } from 'node:zlib';
import { filesOf, readBuilt } from './built-files.mjs';

const MOST = 480 * 1024;
const STRANGERS = /\bant-[a-z]+|ApolloClient|i18next|@font-face/;

const faults = [];
const sizes = new Map();
const waiting = filesOf(readBuilt('explorer/index.html').toString());
if (!waiting.some((file) => file.endsWith('.js')))
  faults.push('explorer/index.html names no script: the build is not what this check knows');

for (let file = waiting.pop(); file; file = waiting.pop()) {
  if (sizes.has(file)) continue;
  const bytes = readBuilt(file);
  const text = bytes.toString();
  const found = STRANGERS.exec(text);
  if (found) faults.push(`${file} contains "${found[0]}": it is not for the explorer`);
  sizes.set(file, gzipSync(bytes, { level: 9 }).length);
  waiting.push(...[...text.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => `assets/${name}`));
}

const size = [...sizes.values()].reduce((sum, each) => sum + each, 0);
console.log(`${String(size).padStart(8)} B  the explorer with its editor, of ${MOST} (gzip)`);
if (size > MOST) faults.push(`the explorer is ${size - MOST} bytes over its budget`);

for (const fault of faults) console.error(`explorer-budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
