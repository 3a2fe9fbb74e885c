import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from './repository.js';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export const BUILT_SERVER = [process.execPath, join(REPOSITORY, 'server/dist/main.js')];

/** A process of ours that is started, listened to and always ended. */
export class ServerProcess {
  private readonly chunks: Buffer[] = [];
  readonly ended: Promise<Ended>;

  private constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, output: this.output }));
    });
  }

  /** A command with these variables and nothing else of our own environment but the paths; the leader of its own group of processes. */
  static start(command: readonly string[], variables: Record<string, string>): ServerProcess {
    const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
    const [program = process.execPath, ...args] = command;
    const env = { PATH, HOME, TMPDIR, ...variables };
    return new ServerProcess(spawn(program, args, { cwd: REPOSITORY, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  get output(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** True while the process, or anything it started, is running. */
  get isGroupAlive(): boolean {
    try {
      return process.kill(-(this.child.pid ?? 0), 0);
    } catch {
      return false;
    }
  }

  /** Acts like a terminal on Ctrl-C: the signal goes to the command and to everything it started. */
  interrupt(): void {
    process.kill(-(this.child.pid ?? 0), 'SIGINT');
  }

  /** Asks politely first, as an operator would. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    if (!this.isRunning) return this.ended;
    this.child.kill(signal);
    const insist = setTimeout(() => process.kill(-(this.child.pid ?? 0), 'SIGKILL'), 15_000);
    const ended = await this.ended;
    clearTimeout(insist);
    return ended;
  }
}
