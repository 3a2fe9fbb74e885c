import { serveJobs } from '../platform/threads/serve-jobs.js';

/** Action of a sample thread's job after it has yielded "begun". */
export type SampleJob = 'finish' | 'spin' | 'throw' | 'fill memory';

const WORK: Readonly<Record<SampleJob, () => void>> = {
  finish: () => undefined,
  spin: () => {
    for (;;) Math.random();
  },
  throw: () => {
    throw new Error('as asked');
  },
  'fill memory': () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  },
};

serveJobs(function* sample(job: SampleJob): Iterable<string> {
  yield 'begun';
  WORK[job]();
  yield 'done';
});
