import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runNpm } from './run-step.mjs';
import { digestOf, readStamp, writeStamp } from './stamp.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** npm writes this file as the last act of an installation, so a half-finished one does not have it. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.wence-install');

/**
 * Installs what the lock file says, unless that is there already: put there by us, or by hand after the lock file changed.
 * Not `npm ci`: a lock file lacks the binaries of platforms that were out of reach where it was written, and `npm ci` takes that for a fault.
 */
export async function installWhenNeeded() {
  const digest = digestOf(ROOT, ['package-lock.json']);
  if (existsSync(INSTALLED) && (readStamp(STAMP) === digest || installedByHand())) return;

  await runNpm('Installing packages', ['install', '--no-save', '--include=dev', '--loglevel=error']);
  writeStamp(STAMP, digest);
}

function installedByHand() {
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}
