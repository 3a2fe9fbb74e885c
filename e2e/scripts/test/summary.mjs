import { existsSync, readFileSync } from 'node:fs';

const SLOWEST = 5;

/** Lines that the reporters of jest and Playwright append: the suite with a file and the seconds it took, or with a test that failed. */
function linesIn(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** A file that ran twice, on two databases or in two languages, counts as one. */
function slowestIn(timings) {
  const bySuite = new Map();
  for (const each of timings) bySuite.set(each.suite, [...(bySuite.get(each.suite) ?? []), each]);
  return [...bySuite].map(([suite, files]) => {
    const seconds = new Map();
    for (const each of files) seconds.set(each.file, (seconds.get(each.file) ?? 0) + each.seconds);
    const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
    return [`  ${suite}, slowest files`, ...slowest.map(([file, sum]) => `    ${row(sum)}  ${file}`)].join('\n');
  });
}

const row = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;

function stepLine({ name, code, seconds, cpu, skipped }) {
  if (skipped !== undefined) return `  skipped    ${name} (${skipped})`;
  const processor = cpu === undefined ? '' : ` ${row(cpu)} of processor`;
  return `${row(seconds)}${processor}  ${name}${code === 0 ? '' : ' FAILED'}`;
}

/** Whoever sees only the end of a long output learns from it what failed and how. */
function failureLines({ suite, failed, isFlaky, error }) {
  return [`\n  ${suite}: ${failed}${isFlaky ? ' (passed at a second try)' : ''}`, ...error.split('\n').map((line) => `    ${line}`)].join(
    '\n',
  );
}

export function summaryOf(steps, path) {
  const lines = linesIn(path);
  const timings = lines.filter(({ failed }) => failed === undefined);
  const failures = lines.filter(({ failed }) => failed !== undefined);
  const sum = (key) => steps.reduce((total, step) => total + (step[key] ?? 0), 0);
  const total = stepLine({ name: 'together', code: 0, seconds: sum('seconds'), cpu: sum('cpu') });
  return [
    '\nWhere the time went',
    ...steps.map(stepLine),
    total,
    ...slowestIn(timings),
    ...(failures.length > 0 ? ['\nWhat failed', ...failures.map(failureLines)] : []),
  ].join('\n');
}
