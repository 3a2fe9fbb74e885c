import { serveJobs } from '../../platform/threads/serve-jobs.js';
import { lookAt } from './look-at.js';

serveJobs(lookAt);
