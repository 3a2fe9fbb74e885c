import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodeOf } from '../errors/system-error.js';
import type { Random } from '../outside/random.js';
import { type Arrival, NotArrived, type ObjectStore, type Sample } from './object-store.js';

/** Word processors write their list of parts at the end of a file, and it may be long. */
const KEPT = 64 * 1024;

/** Counts bytes as they pass by, and keeps the first and the last of them. */
class Sampler implements Sample {
  size = 0;
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.head.length < KEPT) this.head = Buffer.concat([this.head, chunk.subarray(0, KEPT - this.head.length)]);
    this.tail = chunk.length >= KEPT ? Buffer.from(chunk.subarray(-KEPT)) : Buffer.concat([this.tail, chunk]).subarray(-KEPT);
  }
}

/** Answers are personal: nobody but the account of this server reads them. */
const PRIVATE = { folder: 0o700, file: 0o600 } as const;
const KEY = /^[A-Za-z0-9]{8,64}$/;
/** Letters of a key that name its folder: no folder gets too long to list. */
const SHARD = 2;
/** The folder of incomplete uploads. Its name is longer than that of any shard. */
const INCOMING = 'incoming';
const NAME_LENGTH = 24;

/** Files in a folder of this machine, or of a disk that several machines mount. */
export class FolderStore implements ObjectStore {
  constructor(
    private readonly root: string,
    private readonly random: Random,
  ) {}

  async receive(bytes: Readable, most: number): Promise<Arrival> {
    // A stream that fails before it is read also makes `write` below fail, like one that fails later.
    bytes.on('error', () => {});
    const folder = join(this.root, INCOMING);
    await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
    const partial = join(folder, this.random.id(NAME_LENGTH));
    try {
      const sampler = await write(partial, bytes, most);
      const { size, head, tail } = sampler;
      return { size, head, tail, keep: (key) => this.keep(partial, key), discard: () => rm(partial, { force: true }) };
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async adopt(path: string, key: string): Promise<number> {
    const size = await withFile(path, 'r', async (handle) => {
      await handle.chmod(PRIVATE.file);
      await handle.sync();
      return (await handle.stat()).size;
    });
    await this.keep(path, key);
    return size;
  }

  async open(key: string): Promise<Readable | null> {
    try {
      const handle = await open(this.pathOf(key), 'r');
      return createReadStream('', { fd: handle });
    } catch (error) {
      if (errorCodeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *keptBefore(then: Date): AsyncGenerator<string> {
    for (const shard of await namesIn(this.root)) {
      const folder = join(this.root, shard);
      for (const name of await namesIn(folder)) {
        const file = await stat(join(folder, name)).catch(() => null);
        if (!file || file.mtimeMs >= then.getTime()) continue;
        if (shard !== INCOMING) yield name;
        else await rm(join(folder, name), { force: true });
      }
    }
  }

  private async keep(partial: string, key: string): Promise<void> {
    const path = this.pathOf(key);
    const folder = join(path, '..');
    await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
    await rename(partial, path);
    await withFile(folder, 'r', (handle) => handle.sync());
  }

  /** Keys are made here; one that is not has no business with paths. */
  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('no key of a stored file');
    return join(this.root, key.slice(0, SHARD), key);
  }
}

/** Writes what comes and makes sure that it is on the disk. */
async function write(path: string, bytes: Readable, most: number): Promise<Sampler> {
  const sampler = new Sampler();
  await withFile(path, 'wx', async (handle) => {
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        sampler.add(chunk);
        if (sampler.size > most) throw new NotArrived('tooLarge');
        await handle.write(chunk);
      }
    } catch (error) {
      throw bytes.errored || bytes.destroyed ? new NotArrived('brokenOff') : error;
    }
    await handle.sync();
  });
  return sampler;
}

async function withFile<T>(path: string, flags: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(path, flags, PRIVATE.file);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** A folder that nothing was put into yet is not there. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
