import { serveJobs } from '../../platform/threads/serve-jobs.js';
import { launchErrors } from './launch-errors.js';

serveJobs(launchErrors);
