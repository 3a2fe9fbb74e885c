import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.js';

const PATIENCE_MS = 30_000;

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of our own, which may go away and come back. */
export class PrivateRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'wence-redis-'));
  private child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort());
    await redis.restart();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async restart(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.child = spawn('redis-server', options, { stdio: 'ignore' });
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await this.answers())) {
      if (performance.now() > deadline) throw new Error('redis-server did not start');
      await wait(50);
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const probe = connect(this.port, '127.0.0.1', () => {
        probe.destroy();
        resolve(true);
      });
      probe.on('error', () => resolve(false));
    });
  }
}
