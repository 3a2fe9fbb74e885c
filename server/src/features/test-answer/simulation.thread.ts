import { serveJobs } from '../../platform/threads/serve-jobs.js';
import { type CoverageJob, cover, type SimulationJob, simulate } from './simulation-jobs.js';

serveJobs(function* work(job: SimulationJob | CoverageJob) {
  yield job.name === 'simulate' ? simulate(job) : cover(job);
});
