import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { BUILT_SERVER, ServerProcess } from './server-process.js';

export interface RunningServer {
  readonly origin: string;
  /** The folder of its store. */
  readonly folder: string;
  /** Output so far: the greeting and warnings. */
  readonly output: () => string;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** The built server on a free port with an empty store of its own in a temporary folder. */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wence-e2e-'));
  const port = await freePort();
  const server = ServerProcess.start(BUILT_SERVER, {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'wence.sqlite')}`,
    LOG_LEVEL: 'warn',
    WENCE_DEMO: 'off',
    ...variables,
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(server, origin);
  return {
    origin,
    folder,
    output: () => server.output,
    stop: async () => {
      const { output } = await server.stop();
      rmSync(folder, { recursive: true, force: true });
      if (/"level":(50|60)\b/.test(output)) throw new Error(`The server logged an error:\n${output}`);
    },
  };
}

export async function untilReady(server: ServerProcess, origin: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (server.isRunning && Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(25);
  }
  await server.stop();
  throw new Error(`The server did not become ready:\n${server.output}`);
}
