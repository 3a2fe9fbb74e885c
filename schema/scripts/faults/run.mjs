/**
 * Breaks the model in small ways, one at a time, and runs its tests: each fault must turn one red. A fault names the tests that see it, so that
 * each takes a second. `npm run faults` plants those in files that differ from where the branch left main, or from the commit before on main itself;
 * `npm run faults -- jump` those whose name or file has the word; `npm run faults:all` every one.
 */
import { availableParallelism } from 'node:os';
import { FAULTS } from './catalogue.mjs';
import { faultsInChanged, faultsNamed } from './chosen.mjs';
import { closeBeds, openBed, outOfDate, plant, runTests } from './plant.mjs';
import { Timings } from './timings.mjs';

/** Maps how the tests end to the outcome of a fault. A run that never ends counts as caught. */
const OUTCOMES = { failed: 'caught', hung: 'caught', passed: 'MISSED', broken: 'BROKEN' };

const [word = ''] = process.argv.slice(2);
const faults = word === '--all' ? FAULTS : word === '' ? faultsInChanged(FAULTS) : faultsNamed(FAULTS, word);
const workers = Math.max(1, Math.min(availableParallelism(), 4));
const started = Date.now();
const tally = { caught: 0, MISSED: 0, BROKEN: 0 };
const timings = new Timings();

/** Throws unless every fault can be planted and the tests pass without any. */
const prepare = async (beds) => {
  const stale = outOfDate(beds[0], faults);
  if (stale.length > 0) throw new Error(`Out of date:\n${stale.join('\n')}`);
  const sound = await runTests(beds[0], [...new Set(faults.flatMap(({ tests }) => tests))], { minutes: 5, workers });
  if (sound.verdict !== 'passed') throw new Error(`The tests do not pass without any fault (${sound.verdict}):\n${sound.output}`);
};

const work = async (bed, queue) => {
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    const { verdict, output } = await timings.of(fault.file, () => plant(bed, fault));
    const outcome = OUTCOMES[verdict];
    tally[outcome] += 1;
    console.log(`${outcome}  ${fault.name}  (${fault.file})`);
    if (outcome === 'BROKEN') console.log(output);
  }
};

try {
  if (faults.length === 0 && word !== '') throw new Error(`No fault has "${word}" in its name or file`);
  const beds = Array.from({ length: workers }, (_, number) => openBed(`worker-${number + 1}`));
  if (faults.length > 0) await timings.of('without any fault', () => prepare(beds));
  const queue = [...faults];
  await Promise.all(beds.map((bed) => work(bed, queue)));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${tally.caught} of ${faults.length} planted faults caught in ${seconds} s`);
  console.log(timings.summary());
  process.exitCode = tally.caught === faults.length ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  closeBeds();
}
