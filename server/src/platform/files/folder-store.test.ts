import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { systemRandom } from '../outside/random.js';
import { FolderStore } from './folder-store.js';
import { NotArrived } from './object-store.js';

const KEY = 'abcdefgh12345678';

describe('a folder of files', () => {
  let root: string;
  let store: FolderStore;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wence-files-'));
    store = new FolderStore(root, systemRandom);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const receive = (text: string, most = 1000) => store.receive(Readable.from([Buffer.from(text)]), most);
  const read = async (key: string) => {
    const bytes = await store.open(key);
    return bytes && (await buffer(bytes)).toString();
  };
  const keys = async (then: Date) => {
    const found: string[] = [];
    for await (const key of store.keptBefore(then)) found.push(key);
    return found;
  };

  it('gives back what it kept, until it is removed', async () => {
    await (await receive('hello')).keep(KEY);

    expect(await read(KEY)).toBe('hello');
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await read(KEY)).toBeNull();
  });

  it('has nothing of what was discarded, or never kept', async () => {
    await (await receive('hello')).discard();

    expect(await keys(new Date(Date.now() + 1000))).toEqual([]);
  });

  it('tells the size, the beginning and the end', async () => {
    const long = `begin${'x'.repeat(200_000)}end`;

    const { size, head, tail } = await store.receive(Readable.from([Buffer.from(long.slice(0, 7)), Buffer.from(long.slice(7))]), 1e6);

    expect(size).toBe(long.length);
    expect([head.toString('latin1', 0, 6), tail.toString('latin1').slice(-4)]).toEqual(['beginx', 'xend']);
    expect([head.length, tail.length]).toEqual([64 * 1024, 64 * 1024]);
  });

  it('takes over a file of this machine as it is', async () => {
    const path = join(root, 'made');
    writeFileSync(path, 'hello');

    expect(await store.adopt(path, KEY)).toBe(5);
    expect(existsSync(path)).toBe(false);
    expect(statSync(join(root, 'ab', KEY)).mode & 0o777).toBe(0o600);
    expect(String(await store.open(KEY).then((bytes) => bytes?.toArray()))).toBe('hello');
  });

  it('stops at the byte that is too many', async () => {
    await expect(receive('12345', 4)).rejects.toEqual(new NotArrived('tooLarge'));
    expect((await receive('1234', 4)).size).toBe(4);
  });

  it('tells bytes that broke off from a disk that failed', async () => {
    const bytes = new PassThrough();
    const arriving = store.receive(bytes, 1000);
    bytes.write('half');
    bytes.destroy(new Error('gone'));

    await expect(arriving).rejects.toEqual(new NotArrived('brokenOff'));
  });

  it('is for this account alone', async () => {
    await (await receive('hello')).keep(KEY);

    expect(statSync(join(root, 'ab', KEY)).mode & 0o777).toBe(0o600);
    expect(statSync(join(root, 'ab')).mode & 0o777).toBe(0o700);
  });

  it.each(['../../etc/passwd', '', 'a/b', '..', 'short'])('S9 has no file called %j', async (key) => {
    await expect(store.open(key)).rejects.toThrow('no key');
    await expect(store.remove(key)).rejects.toThrow('no key');
  });

  it('lists what is old, and throws away what began to arrive long ago and never did', async () => {
    await (await receive('old')).keep(KEY);
    await (await receive('arriving')).keep('newnewnewnew');
    const abandoned = join(root, 'incoming', 'x'.repeat(24));
    writeFileSync(abandoned, 'half');
    const longAgo = new Date(Date.now() - 1e8);
    for (const file of [join(root, 'ab', KEY), abandoned]) utimesSync(file, longAgo, longAgo);

    expect(await keys(new Date(Date.now() - 1e6))).toEqual([KEY]);
    expect(() => statSync(abandoned)).toThrow('ENOENT');
  });
});
