import type { Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error.js';
import type { Message } from './serve-jobs.js';
import { startThread } from './start-thread.js';

export interface ThreadLimits {
  /** Threads that work at the same time. They start when they are needed and live on. */
  readonly threads: number;
  /** Jobs that may wait for a thread; further ones are refused (B0503). */
  readonly waiting: number;
  /** Time limit of one job, not counting the start of its thread. */
  readonly milliseconds: number;
  /** Memory limit of one thread. */
  readonly megabytes: number;
}

/** Result that a job reached within its limits of time and memory. */
export interface JobResult<Output> {
  /** The last value it yielded; undefined if it yielded none. */
  readonly value: Output | undefined;
  /** False if the job was cut short and the result may be incomplete. */
  readonly isWhole: boolean;
}

interface Job<Input, Output> {
  readonly input: Input;
  readonly resolve: (result: JobResult<Output>) => void;
  readonly reject: (error: unknown) => void;
}

const RETRY_AFTER_SECONDS = 5;

/** Does long work beside the main thread, which has everybody's requests to answer. Its threads run a module that calls `serveJobs`. */
export class ThreadPool<Input, Output> {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, () => void>();
  private readonly waiting: Job<Input, Output>[] = [];
  private isStopped = false;

  constructor(
    private readonly file: URL,
    private readonly limits: ThreadLimits,
  ) {}

  /** Waits for a free thread. B0503 when too many wait already or the server stops. */
  run(input: Input): Promise<JobResult<Output>> {
    return new Promise((resolve, reject) => {
      if (this.isStopped || this.waiting.length >= this.limits.waiting) reject(unavailable());
      else this.waiting.push({ input, resolve, reject });
      this.beginNext();
    });
  }

  /** The last value of a job that was finished. A0423 if it was cut short. */
  async finish(input: Input): Promise<Output> {
    const { value, isWhole } = await this.run(input);
    if (!isWhole || value === undefined) throw new AppError('A0423');
    return value;
  }

  /** Ends all threads; jobs that are not done fail with B0503. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(unavailable());
    const threads = [...this.idle.splice(0), ...this.busy.keys()];
    for (const abandon of this.busy.values()) abandon();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  private beginNext(): void {
    if (this.busy.size >= this.limits.threads) return;
    const job = this.waiting.shift();
    if (!job) return;
    const thread = this.idle.pop();
    this.begin(thread ?? startThread(this.file, this.limits.megabytes), thread !== undefined, job);
  }

  private begin(thread: Worker, isReady: boolean, { input, resolve, reject }: Job<Input, Output>): void {
    let value: Output | undefined;
    const finish = (conclude: () => void, next: 'reuse' | 'end') => {
      clearTimeout(timer);
      thread.removeAllListeners('message').removeAllListeners('error');
      this.busy.delete(thread);
      if (next === 'reuse') this.idle.push(thread);
      // A thread that has ended says nothing any more; errors of its last moments have nobody to go to.
      else void thread.on('error', () => undefined).terminate();
      conclude();
      this.beginNext();
    };
    const cutShort = () => finish(() => resolve({ value, isWhole: false }), 'end');
    const fail = (error: unknown) => finish(() => reject(error), 'end');
    let timer: NodeJS.Timeout | undefined;
    const start = () => {
      timer = setTimeout(cutShort, this.limits.milliseconds);
      thread.postMessage(input, []);
    };
    this.busy.set(thread, () => fail(unavailable()));
    thread.on('message', (message: Message<Output>) => {
      if ('ready' in message) start();
      else if ('value' in message) value = message.value;
      else finish(() => resolve({ value, isWhole: true }), 'reuse');
    });
    thread.on('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') cutShort();
      else fail(error);
    });
    if (isReady) start();
  }
}

const unavailable = (): AppError => new AppError('B0503', { retryAfterSeconds: RETRY_AFTER_SECONDS });
