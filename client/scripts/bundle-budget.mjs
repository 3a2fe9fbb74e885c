/**
 * Fails when the answering page grows past what a phone on a slow network should have to load, or when a library of the designer gets into
 * it. Run after `vite build`. Counts what the built page names, its script and styles, and for an English survey its words; then that together
 * with the controls that the survey all measurements use needs.
 */
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readBuilt, withNeeds } from './built-files.mjs';

const BUDGET = { page: 93_000, survey30: 102_400 };
/** What survey30 needs and the page does not have itself. Its questions may stay empty: answers can be taken back. */
const SURVEY30 = ['scale', 'rows', 'RankQuestion', 'ClearButton'];
const STRANGERS = [/\bantd\b|\bant-[a-z]+/, /apollo/i, /i18next/i, /graphql/i];
const WORDS_LINK = /<link\b[^>]*href="\/([^"]+)"[^>]*data-language="([^"]+)"[^>]*>/g;

const html = readBuilt('r/index.html').toString();
/** The server leaves in the words of the survey's language only. */
const words = new Map([...html.matchAll(WORDS_LINK)].map(([, file, language]) => [language, file]));
const page = html.replaceAll(WORDS_LINK, '');
const files = filesOf(page);
const script = files.find((file) => file.endsWith('.js'));
const faults = [];
if (!script) faults.push('r/index.html names no script: the build is not what this check knows');
if (!words.has('en')) faults.push('r/index.html does not name the English words: the build is not what this check knows');

function sizeOf(file) {
  const bytes = readBuilt(file);
  const size = brotliCompressSync(bytes).length;
  console.log(`${String(size).padStart(8)} B  ${file}`);
  for (const stranger of STRANGERS) {
    const found = stranger.exec(bytes.toString());
    if (found) faults.push(`${file} contains "${found[0]}": nothing of the designer's libraries may be loaded by the answering page`);
  }
  return size;
}
const total = (names) => names.reduce((sum, file) => sum + sizeOf(file), 0);
function check(what, size, most) {
  console.log(`${String(size).padStart(8)} B  ${what}, of ${most} (brotli)`);
  if (size > most) faults.push(`${what} is ${size - most} bytes over its budget`);
}

/** A control and what it needs. */
function control(part) {
  const needed = script && withNeeds(script, part);
  if (!needed) faults.push(`the page does not import ${part}: the build is not what this check knows`);
  return needed ?? [];
}

const pageSize = total(files);
const furtherSize = total([...new Set(SURVEY30.flatMap(control))].filter((file) => !files.includes(file)));
const wordsSize = total([...words.values()]);
check('the answering page', pageSize, BUDGET.page);
check('the answering page in English', pageSize + wordsSize, BUDGET.page);
check('the answering page with survey30', pageSize + furtherSize, BUDGET.survey30);
check('the answering page with survey30 in English', pageSize + furtherSize + wordsSize, BUDGET.survey30);

for (const fault of faults) console.error(`bundle-budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
