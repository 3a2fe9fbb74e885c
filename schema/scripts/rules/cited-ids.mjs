import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'out', 'coverage', '.faults']);

/** A rule id where titles have it: in square brackets, or quoted as a column of a table whose title prints it. */
const CITED = /\[(S\d[\w.-]*)\]|['"`](S\d+\.[\w.-]+)['"`]/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(join(folder, entry.name));
    else if (TEST_FILE.test(entry.name)) yield join(folder, entry.name);
  }
}

/** Every rule id that a test title carries, with the files that carry it. */
export function citedIds(folders) {
  const cited = new Map();
  for (const folder of folders) {
    for (const file of testFiles(folder)) {
      for (const [, inBrackets, quoted] of readFileSync(file, 'utf8').matchAll(CITED)) {
        const id = inBrackets ?? quoted;
        cited.set(id, [...(cited.get(id) ?? []), file]);
      }
    }
  }
  return cited;
}
