/**
 * Breaks the model in small ways, one at a time, and runs its tests: each fault must turn one red. A fault names the tests that see it, so that
 * each takes a moment. `npm run faults` plants those in files that differ from where the branch left main, or from the commit before on main itself;
 * `npm run faults -- jump` those whose name or file has the word; `npm run faults:all` every one.
 */
import { availableParallelism } from 'node:os';
import { FAULTS } from './catalogue.mjs';
import { faultsInChanged, faultsNamed } from './chosen.mjs';
import { outOfDate } from './mutate.mjs';
import { TestProcess } from './test-process.mjs';
import { testsAt } from './tests-at.mjs';
import { Timings } from './timings.mjs';

/** Maps how the tests end to the outcome of a fault. A run that never ends counts as caught. */
const OUTCOMES = { failed: 'caught', hung: 'caught', passed: 'MISSED', broken: 'BROKEN' };
const SECONDS = 60;

const [word = ''] = process.argv.slice(2);
const faults = word === '--all' ? FAULTS : word === '' ? faultsInChanged(FAULTS) : faultsNamed(FAULTS, word);
const processes = Array.from({ length: Math.min(availableParallelism(), 2) }, () => new TestProcess());
const started = Date.now();
const tally = { caught: 0, MISSED: 0, BROKEN: 0 };
const timings = new Timings();

/** Works a list off, side by side in all processes. */
async function forEach(list, work) {
  const queue = [...list];
  async function workOff(testProcess) {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(testProcess, item);
  }
  await Promise.all(processes.map(workOff));
}

/** Throws unless every fault can be planted and the tests pass without any. */
async function prepare() {
  const stale = outOfDate(faults);
  if (stale.length > 0) throw new Error(`Out of date:\n${stale.join('\n')}`);
  await forEach(testsAt(faults.flatMap(({ tests }) => tests)), async (testProcess, test) => {
    const { verdict, output } = await testProcess.run('none', [test], SECONDS);
    if (verdict !== 'passed') throw new Error(`${test} does not pass without any fault (${verdict}):\n${output}`);
  });
}

async function plant(testProcess, fault) {
  const { verdict, output } = await timings.of(fault.file, () => testProcess.run(FAULTS.indexOf(fault), testsAt(fault.tests), SECONDS));
  const outcome = OUTCOMES[verdict];
  tally[outcome] += 1;
  console.log(`${outcome}  ${fault.name}  (${fault.file})`);
  if (outcome === 'BROKEN') console.log(output);
}

try {
  if (faults.length === 0 && word !== '') throw new Error(`No fault has "${word}" in its name or file`);
  await timings.of('without any fault', prepare);
  await forEach(faults, plant);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${tally.caught} of ${faults.length} planted faults caught in ${seconds} s`);
  console.log(timings.summary());
  process.exitCode = tally.caught === faults.length ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const testProcess of processes) testProcess.stop();
}
