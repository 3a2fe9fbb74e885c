/**
 * Fails when the answering page grows past what a phone on a slow network should have to load, or when a library of the designer gets into
 * it. Run after `vite build`. Counts what the page loads at once: its entry, everything that imports statically, and their styles.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_BYTES = 90_000;
const ENTRY = 'r/index.html';
const STRANGERS = [/\bantd\b|\bant-[a-z]+/, /apollo/i, /i18next/i, /graphql/i];

const dist = new URL('../dist/', import.meta.url);
const read = (path) => readFileSync(new URL(path, dist));

function chunksFrom(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunksFrom(manifest, next, seen);
  return seen;
}

const manifest = JSON.parse(read('.vite/manifest.json').toString());
if (!manifest[ENTRY]) throw new Error(`The build has no entry ${ENTRY}`);
const chunks = [...chunksFrom(manifest, ENTRY)].map((key) => manifest[key]);
const files = [...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))];

const faults = [];
let total = 0;
for (const file of files) {
  const bytes = read(file);
  const size = brotliCompressSync(bytes).length;
  total += size;
  console.log(`${String(size).padStart(8)} B  ${file}`);
  for (const stranger of STRANGERS) {
    const found = stranger.exec(bytes.toString());
    if (found) faults.push(`${file} contains "${found[0]}": nothing of the designer's libraries may be loaded by the answering page`);
  }
}
console.log(`${String(total).padStart(8)} B  of ${BUDGET_BYTES} (brotli)`);
if (total > BUDGET_BYTES) faults.push(`the answering page is ${total - BUDGET_BYTES} bytes over its budget`);

for (const fault of faults) console.error(`bundle-budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
