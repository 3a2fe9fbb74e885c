/**
 * On which stores a test file runs. One that opens no store runs once. One that does (it imports `src/testing/test-database.ts`, itself or by
 * way of what it imports) runs on SQLite and on MariaDB, unless its first comment says `@store sqlite: <why the other one adds nothing>`.
 * With WENCE_FULL=1 nothing is left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const OPENS_STORES = join('src', 'testing', 'test-database.ts');
/** Imports of one line that are there at run time, and the last line of longer ones. */
const IMPORT = /^(?:import (?!type ).*|\} )from '(\.[^']+)\.js';$/gm;
const SQLITE_ONLY = /^\/\*\*[^/]*?@store sqlite(?:: *(\S[^*]{9,}))?/;

/** Paths of the test files below `root` that run on MariaDB too. */
export function filesOnBothStores(root) {
  const target = join(root, OPENS_STORES);
  const known = new Map([[target, true]]);
  const opensStore = (file) => {
    if (!known.has(file)) known.set(file, false).set(file, importsOf(file).some(opensStore));
    return known.get(file);
  };
  const tests = readdirSync(join(root, 'src'), { recursive: true }).filter((path) => path.endsWith('.test.ts'));
  const opening = tests.map((path) => join(root, 'src', path)).filter(opensStore);
  return process.env.WENCE_FULL === '1' ? opening : opening.filter((file) => !isOnSqliteOnly(file));
}

function importsOf(file) {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from]) => resolve(dirname(file), `${from}.ts`));
}

function isOnSqliteOnly(file) {
  const found = SQLITE_ONLY.exec(readFileSync(file, 'utf8'));
  if (found && !found[1]) throw new Error(`${file}: "@store sqlite:" has to say why`);
  return found !== null;
}
