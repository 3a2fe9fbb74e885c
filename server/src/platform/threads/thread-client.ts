import type { TransferListItem, Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error.js';
import { startThread } from './start-thread.js';
import type { Handlers, Outcome } from './thread-server.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type InputOf<Handler> = Handler extends (input: infer Input) => unknown ? Input : never;
type ValueOf<Handler> = Handler extends (input: never) => infer Value ? Awaited<Value> : never;

/**
 * A thread with a state of its own, such as an open file, which answers calls. It starts with the first call; one that has died starts anew with
 * the next.
 */
export class ThreadClient<H extends Handlers> {
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | null = null;
  private calls = 0;
  private isStopped = false;

  constructor(
    private readonly file: URL,
    private readonly megabytes: number,
  ) {}

  /** Rejects with what the handler throws; with B0503 once the thread is stopped. `handOver`: parts of the input that this thread gives away, like ports. */
  call<Name extends keyof H & string>(
    name: Name,
    input: InputOf<H[Name]>,
    handOver: readonly TransferListItem[] = [],
  ): Promise<ValueOf<H[Name]>> {
    if (this.isStopped) return Promise.reject(new AppError('B0503'));
    const id = (this.calls += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, name, input }, handOver);
    }) as Promise<ValueOf<H[Name]>>; // The thread serves the handlers that type this client.
  }

  /** Ends the thread; calls that it has not answered fail with B0503. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const { thread } = this;
    this.end(new AppError('B0503'));
    await thread?.terminate();
  }

  private started(): Worker {
    if (this.thread) return this.thread;
    const thread = startThread(this.file, this.megabytes);
    thread.on('message', (outcome: Outcome) => this.settle(outcome));
    const fail = (error: unknown) => {
      if (this.thread === thread) this.end(error);
    };
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('the thread has ended')));
    this.thread = thread;
    return thread;
  }

  private settle(outcome: Outcome): void {
    const waiting = this.waiting.get(outcome.id);
    this.waiting.delete(outcome.id);
    if ('error' in outcome) waiting?.reject(outcome.error);
    else waiting?.resolve(outcome.value);
  }

  private end(error: unknown): void {
    this.thread = null;
    const calls = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of calls) reject(error);
  }
}
