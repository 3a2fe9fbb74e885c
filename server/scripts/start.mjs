/**
 * What `npm start` runs. It needs nothing but Node and npm: it installs and builds whatever is out of date, then becomes the server.
 * The server runs in this very process, so that Ctrl-C and SIGTERM reach it and nothing is left behind.
 */
import { buildWhenNeeded } from './start/build.mjs';
import { installWhenNeeded } from './start/install.mjs';
import { nodeVersionFault } from './start/node-version.mjs';
import { ROOT } from './start/root.mjs';
import { StepFailed } from './start/run-step.mjs';
import { stopWithNpm } from './start/stop-with-npm.mjs';

async function start() {
  const fault = nodeVersionFault(process.versions.node);
  if (fault) throw new StepFailed(fault, 1);

  stopWithNpm();
  process.chdir(ROOT);
  await installWhenNeeded();
  await buildWhenNeeded();
  await import('../dist/main.js');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
