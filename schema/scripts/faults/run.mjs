/**
 * Breaks the model in small ways, one at a time, and runs its tests: each fault must turn one red. `npm run faults` runs all,
 * `npm run faults -- precedence` those whose name has the word. A fault names the tests that see it, so that a run takes seconds.
 */
import { availableParallelism } from 'node:os';
import { FAULTS } from './catalogue.mjs';
import { closeBeds, isCaught, openBed, runTests } from './plant.mjs';

const wanted = process.argv[2] ?? '';
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
const workers = Math.max(1, Math.min(availableParallelism(), 4));
const started = Date.now();
const missed = [];

async function work(name, queue) {
  const bed = openBed(name);
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    const caught = await isCaught(bed, fault);
    if (!caught) missed.push(fault);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${fault.name}  (${fault.file})`);
  }
}

try {
  const sound = await runTests(openBed('sound'), [...new Set(faults.flatMap(({ tests }) => tests))]);
  if (!sound.passed) throw new Error(`The tests fail without any fault:\n${sound.output}`);
  const queue = [...faults];
  await Promise.all(Array.from({ length: workers }, (_, number) => work(`worker-${number + 1}`, queue)));
} finally {
  closeBeds();
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${faults.length - missed.length} of ${faults.length} planted faults caught in ${seconds} s`);
process.exitCode = missed.length === 0 ? 0 : 1;
