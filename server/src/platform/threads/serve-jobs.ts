import { parentPort } from 'node:worker_threads';

/** The thread waits for a job; or one result of a job; or the end of a job. */
export type Message<Output> = { readonly ready: true } | { readonly value: Output } | { readonly ended: true };

/**
 * The whole of a thread that a `ThreadPool` starts: does one job after the other. A job yields what it knows so far, the last time all it has; what
 * it has yielded is kept if its time runs out. What it throws ends the thread and fails that job alone.
 */
export function serveJobs<Input, Output>(work: (input: Input) => Iterable<Output> | AsyncIterable<Output>): void {
  const post = (message: Message<Output>) => parentPort?.postMessage(message, []);
  parentPort?.on('message', async (input: Input) => {
    for await (const value of work(input)) post({ value });
    post({ ended: true });
  });
  post({ ready: true });
}
