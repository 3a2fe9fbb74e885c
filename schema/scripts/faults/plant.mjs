import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SCHEMA = fileURLToPath(new URL('../../', import.meta.url));
const JEST = fileURLToPath(new URL('../../../node_modules/jest/bin/jest.js', import.meta.url));
/** Each run has a folder of its own, so that one may start while another is under way. */
const BEDS = join(SCHEMA, '.faults', String(process.pid));

/** Parts of the package that a bed needs to run tests. The other scripts stay behind, because no faults are planted in them. */
const PARTS = ['src', 'fixtures', 'scripts/random-seed.mjs', 'jest.config.js', 'package.json'];

/** Runs the same cases every time, and all of them: whether a fault is caught must not depend on luck. */
const ENVIRONMENT = { ...process.env, WENCE_FULL: '1', WENCE_SEED: '1' };

const MINUTE = 60_000;

/** Tests that stay out: properties take longer than the cases they stand above. */
const LEFT_OUT = ['--testPathIgnorePatterns=-properties\\.test'];

/** The folder that one worker plants its faults in. */
export const bedAt = (name) => join(BEDS, name);

/** A copy of the sources inside the workspace, so that packages resolve as they do in the original. */
export const openBed = (name) => {
  const bed = bedAt(name);
  rmSync(bed, { recursive: true, force: true });
  mkdirSync(bed, { recursive: true });
  for (const part of PARTS) cpSync(join(SCHEMA, part), join(bed, part), { recursive: true });
  return bed;
};

export const closeBeds = () => rmSync(BEDS, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/**
 * The text with the fault in it. Throws where the fault is out of date: it no longer finds its place, finds two, or leaves something that is
 * no TypeScript, which any test would notice.
 */
export const mutate = (text, { name, find, replace }) => {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`"${name}": its place is there ${pieces.length - 1} times, not once: ${find}`);
  const mutant = pieces.join(replace);
  if (mutant === text) throw new Error(`"${name}" changes nothing`);
  try {
    transformSync(mutant, { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  } catch (cause) {
    throw new Error(`"${name}" is no TypeScript`, { cause });
  }
  return mutant;
};

/** Returns why faults cannot be planted in a bed, one sentence each; empty if all can, and all tests that they name exist. */
export const outOfDate = (bed, faults) => {
  const tests = readdirSync(bed, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  return faults.flatMap((fault) => {
    const missing = fault.tests.filter((path) => !tests.some((test) => test.startsWith(path)));
    if (missing.length > 0) return `"${fault.name}": no tests at ${missing.join(', ')}`;
    try {
      mutate(readFileSync(join(bed, 'src', fault.file), 'utf8'), fault);
      return [];
    } catch (error) {
      return error.message;
    }
  });
};

const verdictOf = (status, output) => {
  if (status === 0) return 'passed';
  // A file that cannot be loaded says nothing about what its tests would have seen.
  if (output.includes('Test suite failed to run')) return 'broken';
  return /^Tests: +[0-9]+ failed/m.test(output) ? 'failed' : 'broken';
};

/**
 * Runs tests of a bed, up to the first failure. Resolves to `passed`, to `failed`, to `hung` after `minutes`, or to `broken` where tests could not
 * be run at all, with what jest said.
 */
export const runTests = (bed, paths, { minutes = 1, workers = 1 } = {}) =>
  new Promise((resolve) => {
    const where = ['--rootDir', bed, '--cacheDirectory', join(BEDS, 'cache')];
    const how = ['--bail', '--silent', '--colors=false', `--maxWorkers=${workers}`, ...LEFT_OUT];
    const patterns = paths.map((path) => `${bed}/${path}`);
    const options = { cwd: bed, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(
      process.execPath,
      ['--experimental-vm-modules', '--no-warnings', JEST, ...where, ...how, '--', ...patterns],
      options,
    );
    let output = '';
    let isLate = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, minutes * MINUTE);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ verdict: isLate ? 'hung' : verdictOf(status, output), output });
    });
  });

/** Plants one fault, runs the tests that should see it, takes it out again. Resolves to what `runTests` says. */
export const plant = async (bed, fault) => {
  const file = join(bed, 'src', fault.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(sound, fault));
  try {
    return await runTests(bed, fault.tests);
  } finally {
    writeFileSync(file, sound);
  }
};
