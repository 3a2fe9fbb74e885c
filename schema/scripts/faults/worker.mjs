/** A process that plants faults when it is told to, and says how the tests end: `{ id, tests }` comes in, `{ verdict, output }` goes out. */
import { fileURLToPath } from 'node:url';
import { readConfig } from 'jest-config';
import { nativeRunner } from '../jest/native-runner.mjs';

const SCHEMA = fileURLToPath(new URL('../../', import.meta.url));

const run = nativeRunner({ hooks: new URL('hooks.mjs', import.meta.url) });
const { globalConfig, projectConfig } = await readConfig({ _: [], $0: '', config: JSON.stringify({ rootDir: SCHEMA }) }, SCHEMA);

/** The part of a test environment that skips what comes after the first failure. */
function untilFailure() {
  let isOver = false;
  return {
    handleTestEvent({ name, test }) {
      if (name === 'test_fn_failure' || name === 'hook_failure') isOver = true;
      if (name === 'test_start' && isOver) test.mode = 'skip';
    },
  };
}

async function endOf({ id, tests }) {
  for (const path of tests) {
    const { testExecError, numFailingTests, failureMessage } = await run(
      globalConfig,
      { ...projectConfig, id },
      untilFailure(),
      undefined,
      path,
    );
    // A file that cannot be run says nothing about what its tests would have seen.
    if (testExecError) return { verdict: 'broken', output: failureMessage };
    if (numFailingTests > 0) return { verdict: 'failed', output: failureMessage };
  }
  return { verdict: 'passed' };
}

process.on('message', async (task) => {
  process.send(await endOf(task).catch(({ stack }) => ({ verdict: 'broken', output: stack })));
});
