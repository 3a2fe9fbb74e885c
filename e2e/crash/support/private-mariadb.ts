import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../support/free-port.js';

const PATIENCE_MS = 60_000;

/** Returns whether this machine has the programs of MariaDB. */
export const hasMariadb = (): boolean => spawnSync('sh', ['-c', 'command -v mariadbd && command -v mariadb-install-db']).status === 0;

/** A database server of our own in a temporary folder, which may be killed. Every commit is on the disk before it is answered. */
export class PrivateMariadb {
  private child: ChildProcess | null = null;
  private databases = 0;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<PrivateMariadb> {
    const folder = mkdtempSync(join(tmpdir(), 'wence-mariadb-'));
    // A server that starts removes temporary tables that it finds, also those of another.
    const where = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${join(folder, 'data')}`, `--tmpdir=${folder}`];
    execFileSync('mariadb-install-db', [...where, '--auth-root-authentication-method=normal', '--skip-test-db'], { stdio: 'pipe' });
    const mariadb = new PrivateMariadb(folder, await freePort());
    await mariadb.restart();
    return mariadb;
  }

  /** An empty database. Through another port when somebody stands in between. */
  async createDatabase(): Promise<string> {
    const name = `crash_${++this.databases}`;
    const connection = await createConnection({ host: '127.0.0.1', port: this.port, user: 'root' });
    await connection.query(`CREATE DATABASE ${name}`);
    await connection.end();
    return name;
  }

  urlOf(database: string, port = this.port): string {
    return `mysql://root@127.0.0.1:${port}/${database}`;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Until it takes connections. */
  async restart(): Promise<void> {
    this.child = spawn('mariadbd', this.args(), { stdio: 'ignore' });
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline && this.child.exitCode === null) {
      if (await this.answers()) return;
      await wait(50);
    }
    throw new Error('MariaDB did not start');
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill(signal);
    await ended;
  }

  private async answers(): Promise<boolean> {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port: this.port, user: 'root' });
      await connection.end();
      return true;
    } catch {
      return false;
    }
  }

  private args(): string[] {
    const at = (name: string) => join(this.folder, name);
    return [
      '--no-defaults',
      `--user=${userInfo().username}`,
      `--datadir=${at('data')}`,
      `--tmpdir=${this.folder}`,
      `--socket=${at('socket')}`,
      `--pid-file=${at('pid')}`,
      `--log-error=${at('log')}`,
      `--port=${this.port}`,
      '--bind-address=127.0.0.1',
      '--innodb-flush-log-at-trx-commit=1',
      '--skip-log-bin',
    ];
  }
}
