import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors/app-error.js';
import type { ProcessMessage } from './serve-process.js';

export interface ProcessLimits {
  /** Processes that work at the same time. */
  readonly processes: number;
  /** Jobs that may wait for a process; further ones are refused (B0503). */
  readonly waiting: number;
  /** Time limit of one job, not counting the start of its process. */
  readonly milliseconds: number;
  /** Time limit of that start. */
  readonly startMilliseconds: number;
  /** Memory of the values of one process. */
  readonly heapMegabytes: number;
  /** All memory of one process, where the system tells it. */
  readonly residentMegabytes: number;
  /** Milliseconds after which a process without a job ends. */
  readonly idleMilliseconds: number;
}

/** `cutShort`: the job was ended because it took more time or memory than it may, or took its process with it. */
export type ProcessResult<Output> = { readonly value: Output } | { readonly cutShort: true };

interface Job<Input, Output> {
  readonly input: Input;
  readonly resolve: (result: ProcessResult<Output>) => void;
  readonly reject: (error: unknown) => void;
}

const FROM_SOURCE = new URL('../../../scripts/typescript/register.mjs', import.meta.url).href;
const RETRY_AFTER_SECONDS = 5;
const MEMORY_LOOKS = 100;
const MEBIBYTE = 1024 * 1024;
/** Size of a page of memory, in which the system counts. */
const PAGE = 4096;

/**
 * Does work on what strangers send in processes of their own: whatever a file does to its reader, the server goes on. They know no secret: their
 * environment is empty. Its processes run a module that calls `serveProcess`.
 */
export class ProcessPool<Input, Output> {
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly busy = new Map<ChildProcess, () => void>();
  private readonly waiting: Job<Input, Output>[] = [];
  private isStopped = false;

  constructor(
    private readonly file: URL,
    private readonly limits: ProcessLimits,
  ) {}

  /** Waits for a free process. B0503 when too many wait already or the server stops. */
  run(input: Input): Promise<ProcessResult<Output>> {
    return new Promise((resolve, reject) => {
      if (this.isStopped || this.waiting.length >= this.limits.waiting) reject(unavailable());
      else this.waiting.push({ input, resolve, reject });
      this.beginNext();
    });
  }

  /** Ends all processes; jobs that are not done fail with B0503. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(unavailable());
    const children = [...this.idle.keys(), ...this.busy.keys()];
    for (const timer of this.idle.values()) clearTimeout(timer);
    this.idle.clear();
    const abandons = Array.from(this.busy.values());
    for (const abandon of abandons) abandon();
    await Promise.all(children.map(ended));
  }

  private beginNext(): void {
    if (this.busy.size >= this.limits.processes) return;
    const job = this.waiting.shift();
    if (!job) return;
    const [known] = this.idle.keys();
    if (known) {
      clearTimeout(this.idle.get(known));
      this.idle.delete(known);
    }
    this.begin(known ?? this.start(), known !== undefined, job);
  }

  private start(): ChildProcess {
    const path = fileURLToPath(this.file);
    const loader = path.endsWith('.ts') ? ['--import', FROM_SOURCE] : [];
    return fork(path, [], {
      execArgv: [...loader, `--max-old-space-size=${this.limits.heapMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  private begin(child: ChildProcess, isReady: boolean, { input, resolve, reject }: Job<Input, Output>): void {
    const finish = (conclude: () => void, next: 'reuse' | 'end') => {
      clearTimeout(timer);
      clearInterval(looks);
      child.removeAllListeners();
      this.busy.delete(child);
      if (next === 'reuse' && !this.isStopped) this.rest(child);
      else end(child);
      conclude();
      this.beginNext();
    };
    const cutShort = () => finish(() => resolve({ cutShort: true }), 'end');
    let timer = setTimeout(cutShort, this.limits.startMilliseconds);
    const looks = setInterval(
      () => void this.isTooLarge(child).then((isTooLarge) => isTooLarge && this.busy.has(child) && cutShort()),
      MEMORY_LOOKS,
    );
    const hand = () => {
      clearTimeout(timer);
      timer = setTimeout(cutShort, this.limits.milliseconds);
      child.send(input as object, (error) => error && this.busy.has(child) && cutShort());
    };
    this.busy.set(child, () => finish(() => reject(unavailable()), 'end'));
    child.on('message', (message: ProcessMessage<Output>) => {
      if ('ready' in message) hand();
      else if ('value' in message) finish(() => resolve({ value: message.value }), 'reuse');
      else finish(() => reject(new Error(message.failed)), 'end');
    });
    child.on('error', (error) => finish(() => reject(error), 'end'));
    child.on('exit', cutShort);
    if (isReady) hand();
  }

  /** A process without a job is kept for the next one for a while. It does not keep the server alive. */
  private rest(child: ChildProcess): void {
    const forget = () => {
      clearTimeout(this.idle.get(child));
      this.idle.delete(child);
      end(child);
    };
    this.idle.set(child, setTimeout(forget, this.limits.idleMilliseconds).unref());
    child.on('error', forget);
    child.on('exit', forget);
    child.unref();
    child.channel?.unref();
  }

  private async isTooLarge({ pid }: ChildProcess): Promise<boolean> {
    if (process.platform !== 'linux') return false;
    const pages = await readFile(`/proc/${String(pid)}/statm`, 'utf8').catch(() => '');
    return (Number(pages.split(' ')[1] ?? 0) * PAGE) / MEBIBYTE > this.limits.residentMegabytes;
  }
}

function end(child: ChildProcess): void {
  child.removeAllListeners();
  // A process that is gone already has nothing to say, and nobody to say it to.
  child.on('error', () => undefined);
  child.kill('SIGKILL');
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

const unavailable = (): AppError => new AppError('B0503', { retryAfterSeconds: RETRY_AFTER_SECONDS });
