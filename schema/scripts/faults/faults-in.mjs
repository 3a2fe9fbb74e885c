import { posix } from 'node:path';

/**
 * Makes faults of files in or near one folder of `src`: `fault(name, file, find, replace)`, with `file` relative to the folder and `find` in it
 * exactly once. `tests` notice them (where paths of test files begin, from the folder that holds `src`) unless a fault names others behind.
 */
export const faultsIn =
  (folder, ...tests) =>
  (name, file, find, replace, ...own) => ({ name, file: posix.join(folder, file), find, replace, tests: own.length > 0 ? own : tests });
