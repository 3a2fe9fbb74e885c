import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const SCHEMA = fileURLToPath(new URL('../../', import.meta.url));
const JEST = fileURLToPath(new URL('../../../node_modules/jest/bin/jest.js', import.meta.url));
const MINUTES = 2;

/** A copy of the sources inside the workspace, so that packages resolve as they do in the original. */
export function openBed(name) {
  const bed = join(SCHEMA, '.faults', name);
  rmSync(bed, { recursive: true, force: true });
  mkdirSync(bed, { recursive: true });
  for (const part of ['src', 'fixtures', 'jest.config.js', 'package.json']) cpSync(join(SCHEMA, part), join(bed, part), { recursive: true });
  return bed;
}

export const closeBeds = () => rmSync(join(SCHEMA, '.faults'), { recursive: true, force: true });

/** The text with the fault in it. A fault that no longer finds its place, or finds two, is out of date and stops the run. */
export function mutate(text, { name, find, replace }) {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`"${name}": its place is there ${pieces.length - 1} times, not once: ${find}`);
  return pieces.join(replace);
}

/** Runs tests of a bed; resolves to whether they all pass. Stops at the first failure; a run that hangs has failed. */
export function runTests(bed, paths) {
  return new Promise((resolve) => {
    const args = ['--experimental-vm-modules', '--no-warnings', JEST, '--rootDir', bed, '--bail', '--silent', '--runInBand', '--cacheDirectory', join(SCHEMA, '.faults', 'cache'), ...paths];
    const child = spawn(process.execPath, args, { cwd: bed, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => child.kill('SIGKILL'), MINUTES * 60_000);
    child.on('close', (status) => {
      clearTimeout(timer);
      if (/No tests found/.test(output)) throw new Error(`No tests at ${paths.join(', ')}`);
      resolve({ passed: status === 0, output });
    });
  });
}

/** Plants one fault, runs the tests that should see it, takes it out again. Resolves to whether they saw it. */
export async function isCaught(bed, fault) {
  const file = join(bed, 'src', fault.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(sound, fault));
  try {
    return !(await runTests(bed, fault.tests)).passed;
  } finally {
    writeFileSync(file, sound);
  }
}
