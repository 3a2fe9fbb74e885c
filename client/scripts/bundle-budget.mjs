/**
 * Fails when the answering page grows past what a phone on a slow network should have to load, or when a library of the designer gets into
 * it. Run after `vite build`. Counts what the built page names: its script, what that imports at once, and the styles.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_BYTES = 90_000;
const STRANGERS = [/\bantd\b|\bant-[a-z]+/, /apollo/i, /i18next/i, /graphql/i];

const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('r/index.html', dist), 'utf8');
const files = [...new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]))];

const faults = [];
if (!files.some((file) => file.endsWith('.js'))) faults.push('r/index.html names no script: the build is not what this check knows');
let total = 0;
for (const file of files) {
  const bytes = readFileSync(new URL(file, dist));
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
