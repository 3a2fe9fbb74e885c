/**
 * Runs the tests of every workspace and says at the end where the time went. A suite that fails does not end the run, so that one run tells all.
 *   npm test            the short form: fewer random runs, browser tests in one language where words do not matter
 *   npm run test:all    everything at full counts, with new random seeds: for nights and releases
 *   .ci/run             the short form on both databases, and faults of the surroundings at a tenth of the counts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './test/run-step.mjs';
import { seedsOf, stepsOf } from './test/steps.mjs';
import { summaryOf } from './test/summary.mjs';

const form = process.argv[2] ?? 'short';
const scratch = mkdtempSync(join(tmpdir(), 'wence-timings-'));
const timings = join(scratch, 'timings.jsonl');
const seeds = seedsOf(form);
for (const [name, seed] of Object.entries(seeds)) console.log(`${name}=${seed}`);

const done = [];
for (const step of stepsOf(form)) {
  const result = await runStep(step, { ...process.env, ...seeds, ...step.env, WENCE_TIMINGS: timings });
  done.push(result);
  if (result.code !== 0 && step.isNeeded) break;
}

console.log(summaryOf(done, timings));
rmSync(scratch, { recursive: true, force: true });
process.exitCode = done.find(({ code }) => code !== 0)?.code ?? 0;
