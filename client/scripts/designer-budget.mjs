/**
 * Fails when a page of the designer loads more script at first than its budget, or when the large ready-made tables and forms get into it. Run after
 * `vite build`. Counts what the built page names and what the router fetches with the page's own part, compressed with gzip.
 */
import { gzipSync } from 'node:zlib';
import { filesOf, readBuilt, withNeeds } from './built-files.mjs';

const KIB = 1024;
/** Each page by the parts of the router that it is made of, the words that come with it, and the most it may load. */
const PAGES = {
  'sign-in': { parts: ['LoginPage'], words: ['all', 'kit'], most: 350 * KIB },
  list: { parts: ['MainLayout', 'SurveyListPage'], words: ['all', 'kit'], most: 350 * KIB },
  editor: { parts: ['EditorPage'], words: ['all', 'kit', 'designing'], most: 450 * KIB },
};
const STRANGERS = /\bant-pro-|ProTable|ProForm|ProLayout|echarts/;

const named = filesOf(readBuilt('designer/index.html').toString());
const entry = named.find((file) => /\/designer-[^/]+\.js$/.test(file));
const faults = entry ? [] : ['designer/index.html names no script: the build is not what this check knows'];

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readBuilt(file);
    const found = STRANGERS.exec(bytes.toString());
    if (found) faults.push(`${file} contains "${found[0]}": it is not for the first view`);
    sizes.set(file, gzipSync(bytes, { level: 9 }).length);
  }
  return sizes.get(file);
}

/** Of the words only the reader's language is fetched: the larger one counts. */
function largerOf(set) {
  const imported = new RegExp(`import\\([\`"']\\./(${set}-[^\`"']+\\.js)[\`"']\\)`, 'g');
  const found = named
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readBuilt(file).toString().matchAll(imported)])
    .map(([, file]) => `assets/${file}`)
    .toSorted((one, two) => sizeOf(two) - sizeOf(one));
  if (found.length !== 2) faults.push(`there are not two files of the words ${set}: the build is not what this check knows`);
  return found.slice(0, 1);
}

for (const [page, { parts, words, most }] of Object.entries(PAGES)) {
  const files = new Set([...named, ...words.flatMap(largerOf)]);
  for (const part of parts) {
    const needed = entry && withNeeds(entry, part);
    if (!needed) faults.push(`the router does not import ${part}: the build is not what this check knows`);
    for (const file of needed ?? []) files.add(file);
  }
  const size = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
  console.log(`${String(size).padStart(8)} B  the first script of the designer's ${page}, of ${most} (gzip)`);
  if (size > most) faults.push(`the first script of the designer's ${page} is ${size - most} bytes over its budget`);
}

for (const fault of faults) console.error(`designer-budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
