import { serveJobs } from '../../platform/threads/serve-jobs.js';
import { type DefinitionJob, runJob } from './definition-jobs.js';

serveJobs(function* work(job: DefinitionJob) {
  yield runJob(job);
});
