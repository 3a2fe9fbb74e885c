import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** Each fault leaves a whole model in memory, which Node never unloads. */
const RUNS = 40;

/** Runs the same cases every time, and all of them: whether a fault is caught must not depend on luck. */
const ENVIRONMENT = { ...process.env, WENCE_FULL: '1', WENCE_SEED: '1' };

/** Runs tests in a process of its own, which makes room for another when it hangs, when it dies, and when it has loaded many models. */
export class TestProcess {
  #child;
  #runs = 0;

  /**
   * Runs the test files `tests` with fault number `id` of the catalogue planted, or with none, up to the first failure. Resolves to `passed`, to
   * `failed`, to `hung` after `seconds`, or to `broken` where tests could not be run at all, with what there is to say about it.
   */
  async run(id, tests, seconds) {
    if (this.#runs === RUNS) this.stop();
    this.#child ??= fork(WORKER, { execArgv: ['--no-warnings'], env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#runs += 1;
    const end = await endOf(this.#child, { id: String(id), tests }, seconds);
    if (end.isGone) this.stop();
    return end;
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#runs = 0;
  }
}

function endOf(child, task, seconds) {
  return new Promise((resolve) => {
    function end(outcome) {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(outcome);
    }
    const timer = setTimeout(() => end({ verdict: 'hung', isGone: true }), seconds * 1000);
    child.once('message', end);
    child.once('exit', (code, signal) => end({ verdict: 'broken', output: `The process ended: ${signal ?? code}`, isGone: true }));
    child.send(task);
  });
}
