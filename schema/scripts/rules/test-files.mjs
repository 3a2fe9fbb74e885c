import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'out', 'coverage']);

/** Every file of tests below a folder. */
export function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(join(folder, entry.name));
    else if (TEST_FILE.test(entry.name)) yield join(folder, entry.name);
  }
}
