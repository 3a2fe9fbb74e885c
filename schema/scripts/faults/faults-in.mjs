/**
 * Makes faults of one folder of `src`: `fault(name, file, find, replace)`, seen by `tests` (where paths of test files begin, from the folder that
 * holds `src`) unless it names others behind. `find` is there exactly once in the file.
 */
export const faultsIn =
  (folder, ...tests) =>
  (name, file, find, replace, ...own) => ({ name, file: `${folder}/${file}`, find, replace, tests: own.length > 0 ? own : tests });
