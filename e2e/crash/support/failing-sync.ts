import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;

/** Why syncs cannot be made to fail on this machine; null when they can. */
export function noTracer(): string | null {
  if (process.platform !== 'linux') return 'system calls are made to fail on Linux only';
  if (spawnSync('strace', ['-V']).status !== 0) return 'strace is not installed';
  if (process.getuid?.() !== 0) return 'only root may trace the server';
  return null;
}

/**
 * Takes a running process under strace and lets every fsync from the n-th on fail with EIO, as a disk that dies. The process stands still at
 * each failure, before it learns of it, until it is told to go on: whoever looks at the files in between sees what had been synced and no more.
 */
export class FailingSync {
  private readonly trace: string;
  private readonly tracer: ChildProcess;
  private complaints = '';

  constructor(
    private readonly pid: number,
    folder: string,
    from: number,
  ) {
    this.trace = join(folder, `strace-${pid}.txt`);
    const calls = 'fsync,fdatasync';
    const fault = `inject=${calls}:error=EIO:signal=SIGSTOP:when=${from}+`;
    this.tracer = spawn('strace', ['-f', '-p', String(pid), '-o', this.trace, '-e', `trace=${calls}`, '-e', fault], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.tracer.stderr?.on('data', (chunk: Buffer) => {
      this.complaints += chunk.toString('utf8');
    });
  }

  /** Until the first sync has failed and the process stands still. */
  async untilFailed(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!this.hasFailed() || !this.isStopped()) {
      if (performance.now() > deadline || !existsSync(`/proc/${this.pid}`)) throw new Error(`No sync failed:\n${this.complaints}`);
      await wait(LOOK_EVERY_MS);
    }
  }

  /** Lets the process go on, over every further failure, until it has gone. */
  async untilGone(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (existsSync(`/proc/${this.pid}/status`)) {
      if (performance.now() > deadline) throw new Error('The process goes on although its disk fails');
      if (this.isStopped()) process.kill(this.pid, 'SIGCONT');
      await wait(LOOK_EVERY_MS);
    }
  }

  end(): void {
    this.tracer.kill('SIGKILL');
  }

  private hasFailed(): boolean {
    return existsSync(this.trace) && readFileSync(this.trace, 'utf8').includes('(INJECTED)');
  }

  /** `t` under the tracer, `T` without it. */
  private isStopped(): boolean {
    const status = existsSync(`/proc/${this.pid}/status`) ? readFileSync(`/proc/${this.pid}/status`, 'utf8') : '';
    return /^State:\s+[tT]/m.test(status);
  }
}
