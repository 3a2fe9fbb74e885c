import { readFileSync } from 'node:fs';
import { testFiles } from './test-files.mjs';

/** A point where titles have it: in square brackets. */
const CITED = /\[(4\.2\.\d+)\]/g;

/** Every point of the answering page that a test title carries. */
export function citedPoints(folders) {
  const cited = new Set();
  for (const folder of folders) {
    for (const file of testFiles(folder)) {
      for (const [, id] of readFileSync(file, 'utf8').matchAll(CITED)) cited.add(id);
    }
  }
  return cited;
}
