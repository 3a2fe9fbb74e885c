import { readFileSync } from 'node:fs';
import { testFiles } from './test-files.mjs';

/** A rule id where titles have it: in square brackets, or quoted as a column of a table whose title prints it. */
const CITED = /\[(S\d[\w.-]*)\]|['"`](S\d+\.[\w.-]+)['"`]/g;

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
