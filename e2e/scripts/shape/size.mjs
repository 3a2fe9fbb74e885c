import { isGenerated, isSource, isTable, isTest } from './kinds.mjs';

const MEDIAN_LIMIT = 60;
const SOURCE_LIMIT = 250;
const TEST_LIMIT = 500;

function isMeasured({ path }) {
  return isSource(path) && !isGenerated(path) && !isTable(path);
}

/** The middle of the lengths of source files, tests left out. */
export function medianOf(files) {
  const lengths = files.filter((file) => isMeasured(file) && !isTest(file.path)).map((file) => file.lines.length);
  lengths.sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

export function sizeFaults(files) {
  const tooLong = files.filter(isMeasured).flatMap(({ path, lines }) => {
    const limit = isTest(path) ? TEST_LIMIT : SOURCE_LIMIT;
    return lines.length > limit ? [`${path}: ${lines.length} lines, at most ${limit}`] : [];
  });
  const median = medianOf(files);
  return median > MEDIAN_LIMIT ? [...tooLong, `the median source file has ${median} lines, at most ${MEDIAN_LIMIT}`] : tooLong;
}
