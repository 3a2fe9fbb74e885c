import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.js';
import { BUILT_SERVER, ServerProcess } from '../../support/server-process.js';
import { untilReady } from '../../support/start-server.js';

export interface ServerOptions {
  readonly folder: string;
  /** SQLite in the folder unless it names another store. */
  readonly databaseUrl?: string;
  readonly variables?: Record<string, string>;
}

const OUTPUT_KEPT = 100_000;
const PATIENCE_MS = 60_000;

/** The built server, which may die and come back on the same port with the same store. */
export class CrashServer {
  private process: ServerProcess | null = null;
  private earlier = '';

  private constructor(
    readonly port: number,
    readonly databaseUrl: string,
    private readonly variables: Record<string, string>,
  ) {}

  /** Ready to be asked. */
  static async start({
    folder,
    databaseUrl = `sqlite:${join(folder, 'wence.sqlite')}`,
    variables = {},
  }: ServerOptions): Promise<CrashServer> {
    const port = await freePort();
    const server = new CrashServer(port, databaseUrl, {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      // Access tokens outlive the process, and two servers believe each other's.
      TOKEN_SECRET: 'a secret for crash tests and nothing else',
      LOG_LEVEL: 'warn',
      WENCE_DEMO: 'off',
      ...variables,
    });
    await server.restart();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.process?.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.process?.isRunning ?? false;
  }

  /** Recent output of the server, across restarts. */
  get output(): string {
    return (this.earlier + (this.process?.output ?? '')).slice(-OUTPUT_KEPT);
  }

  /** A new life after the last one ended. */
  async restart(): Promise<void> {
    this.earlier = this.output;
    this.process = ServerProcess.start(BUILT_SERVER, this.variables);
    await untilReady(this.process, this.origin);
  }

  /** Until `/readyz` answers with this status. */
  async untilReadiness(status: 200 | 503): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (answer?.status === status) return;
      await wait(50);
    }
    throw new Error(`/readyz did not come to ${status}`);
  }

  /** Kills the server as a power cut, a kernel short of memory or an impatient operator would. */
  async kill(): Promise<void> {
    this.process?.child.kill('SIGKILL');
    await this.process?.ended;
  }

  /** Stops the server as an operator would; resolves to the exit code. */
  async terminate(): Promise<number | null> {
    return (await this.process?.stop())?.code ?? null;
  }

  /** When it leaves by itself. The exit code. */
  async left(): Promise<number | null> {
    return (await this.process?.ended)?.code ?? null;
  }
}
