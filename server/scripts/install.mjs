/** Installs what package-lock.json says, unless it is there. `npm test` begins with it. */
import { installWhenNeeded } from './start/install.mjs';
import { StepFailed } from './start/run-step.mjs';

try {
  await installWhenNeeded();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
