import { serveJobs } from '../../platform/threads/serve-jobs.js';
import { readCascade } from './cascade-file.js';

serveJobs(async function* work(file: Uint8Array) {
  yield await readCascade(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
});
