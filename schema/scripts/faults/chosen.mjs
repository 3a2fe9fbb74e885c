import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

const git = (...words) => execFileSync('git', words, { cwd: SOURCES, encoding: 'utf8' }).trim();

/** The commit that changes are counted from: where the branch left main, on main itself the one before. */
function startingPoint() {
  const fork = git('merge-base', 'HEAD', 'main');
  return fork === git('rev-parse', 'HEAD') ? 'HEAD~1' : fork;
}

/** Paths below `src` that differ from the starting point, committed or not. */
const changedFiles = () => git('diff', '--name-only', '--relative', startingPoint(), '--', '.').split('\n').filter(Boolean);

/** Faults whose file has changed, or one of the tests that should see them. */
export const faultsTouchedBy = (faults, changed) =>
  faults.filter(({ file, tests }) => changed.some((path) => path === file || tests.some((test) => `src/${path}`.startsWith(test))));

export const faultsInChanged = (faults) => faultsTouchedBy(faults, changedFiles());

export const faultsNamed = (faults, word) => faults.filter(({ name, file }) => name.includes(word) || file.includes(word));
