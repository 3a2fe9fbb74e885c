import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockStore } from './process-lock.js';

/** Takes the lock in a process of its own, says so, and keeps it until it is killed. Exits with 78 when it cannot. */
const HOLDER = `
  const { lockStore } = await import(process.argv[1]);
  try { lockStore(process.argv[2]); } catch (error) { console.error(error.message); process.exit(error.name === 'StartError' ? 78 : 1); }
  console.log('held');
  setInterval(() => {}, 1000);
`;
const HERE = dirname(fileURLToPath(import.meta.url));

// Needs no database server: once is enough.
const onSqlite = globalThis.TEST_DATABASE === 'mysql' ? describe.skip : describe;

onSqlite('the lock of an SQLite file', () => {
  let dir: string;
  let url: string;
  const holders: ChildProcess[] = [];

  const hold = () => {
    const script = join(HERE, 'process-lock.ts');
    const args = ['--import', './scripts/typescript/register.mjs', '--input-type=module', '-e', HOLDER, script, url];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: join(HERE, '../../..') });
    holders.push(child);
    return child;
  };
  const ended = async (child: ChildProcess) => {
    const said: string[] = [];
    child.stderr?.on('data', (chunk) => said.push(String(chunk)));
    const [code] = await once(child, 'close');
    return { code, said: said.join('') };
  };

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'wence-lock-'));
    url = `sqlite:${dir}/data/store.sqlite`;
  });
  afterEach(async () => {
    for (const child of holders.splice(0)) child.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  it('is held by one process; a second one gets a sentence to act on', async () => {
    await once(hold().stdout!, 'data');

    const { code, said } = await ended(hold());

    expect(code).toBe(78);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`${dir}/data/store.sqlite is in use by another server`);
  });

  it('dies with its process: after SIGKILL the next one starts as if nothing had been', async () => {
    const first = hold();
    await once(first.stdout!, 'data');
    first.kill('SIGKILL');
    await once(first, 'close');

    const second = hold();

    expect(String((await once(second.stdout!, 'data'))[0])).toContain('held');
  });

  it('is free again when it is released, and MySQL has none', () => {
    lockStore(url).release();
    lockStore(url).release();

    expect(() => [lockStore('mysql://root@127.0.0.1/x'), lockStore('mysql://root@127.0.0.1/x')]).not.toThrow();
  });
});
