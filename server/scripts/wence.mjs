/** What `npm run wence -- <command>` runs: the built command line, from the repository's folder as the server is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './start/root.mjs';

if (existsSync(join(ROOT, 'server/dist/cli/wence.js'))) {
  process.chdir(ROOT);
  await import('../dist/cli/wence.js');
} else {
  console.error('Wence is not built yet: run npm start or npm run build first.');
  process.exitCode = 1;
}
