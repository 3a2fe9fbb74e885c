import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Cell } from '../store/store-view.js';

const CHUNK = 64 * 1024;
/** Answers are personal: nobody but the account that made the backup reads it. */
const PRIVATE = 0o600;

/** Writes rows down as they come, and makes sure that they are on the disk. */
export async function writeRows(file: string, rows: AsyncIterable<readonly Cell[]>): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    let chunk = '';
    for await (const row of rows) {
      count += 1;
      chunk += `${JSON.stringify(row)}\n`;
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  };
  const hashed = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of bytes) {
      hash.update(part);
      yield part;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), hashed, createWriteStream(file, { mode: PRIVATE, flags: 'wx' }));
  await flush(file);
  return { rows: count, sha256: hash.digest('hex') };
}

/** The rows of a file, one after the other. */
export async function* readRows(file: string): AsyncGenerator<readonly Cell[]> {
  const text = createGunzip().setEncoding('utf8');
  // Ends `text` with the error of whichever of the two fails; it is met below.
  pipe(createReadStream(file), text, () => {});
  let rest = '';
  for await (const part of text as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as readonly Cell[];
  }
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Flushes `path`, a file or a folder, to disk, so that it survives a power failure. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
