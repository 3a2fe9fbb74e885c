/**
 * Completes package-lock.json with the binaries of every platform, so that `npm ci` accepts it everywhere. Run it after a dependency was added or
 * updated: npm run lock
 *
 * npm adds the entries itself, with their checksums, where its registry has those packages. A mirror that keeps only one platform's binaries does
 * not; for these the entry is made from the exact version that the parent names, without a checksum, and the next run against a complete
 * registry adds it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingPlatforms } from './missing-platforms.mjs';
import { platformEntry } from './platform-entry.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const path = `${root}package-lock.json`;

const read = () => JSON.parse(readFileSync(path, 'utf8'));

function write(lock, packages) {
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
}

/** npm keeps an entry that has a version; only one that is not there is looked up again. */
function forgetEntriesWithoutChecksum() {
  const lock = read();
  const entries = Object.entries(lock.packages);
  write(lock, Object.fromEntries(entries.filter(([, entry]) => entry.os === undefined || entry.integrity !== undefined)));
}

forgetEntriesWithoutChecksum();
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'], { cwd: root, stdio: 'inherit' });

const lock = read();
const missing = missingPlatforms(lock.packages);
write(lock, { ...lock.packages, ...Object.fromEntries(missing.map((each) => [`node_modules/${each.name}`, platformEntry(each)])) });
console.log(
  missing.length === 0
    ? 'Every platform has its checksums.'
    : `${missing.length} binaries are unknown to this registry and have no checksum.`,
);
