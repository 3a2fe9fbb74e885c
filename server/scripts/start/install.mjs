import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runNpm } from './run-step.mjs';

/** npm writes this file as the last act of an installation, so a half-finished one does not have it. */
const INSTALLED = 'node_modules/.package-lock.json';

/** `npm ci`, unless node_modules holds what the lock file says. */
export async function installWhenNeeded() {
  if (existsSync(join(ROOT, INSTALLED)) && isAsLocked(packagesOf(INSTALLED), packagesOf('package-lock.json'))) return;

  await runNpm('Installing packages', ['ci', '--include=dev', '--loglevel=error']);
}

const packagesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;

/** npm leaves out what is for other platforms; these entries are all optional. */
function isAsLocked(installed, locked) {
  const isThere = ([place, { optional, version }]) =>
    !place.includes('node_modules/') || (installed[place] === undefined ? optional === true : installed[place].version === version);
  return Object.entries(locked).every(isThere) && Object.keys(installed).every((place) => locked[place] !== undefined);
}
