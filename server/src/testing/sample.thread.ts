import { serveJobs } from '../platform/threads/serve-jobs.js';

/** What a job of the sample thread is to do after it has said "begun". */
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
