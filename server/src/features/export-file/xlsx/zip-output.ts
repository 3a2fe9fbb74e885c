import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Sheets are many times the same words; packing them harder costs far more time than it saves bytes. */
const PACKING = { compressionLevel: 1 } as const;

/** A part of a zip, or a file that becomes one. */
export interface PartOutput {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** A new zip whose parts are written one after the other. Whoever waits for each write never has more in memory than the packing takes in. */
export class ZipOutput {
  private readonly zip = new ZipFile();
  private readonly failure = new AbortController();
  private readonly done: Promise<void>;

  constructor(private readonly path: string) {
    const { outputStream } = this.zip;
    this.zip.on('error', (error: Error) => this.failure.abort(error));
    this.done = pipeline(outputStream, createWriteStream(path), { signal: this.failure.signal });
    // Whoever writes or ends learns of the failure by the signal.
    this.done.catch((error: unknown) => this.failure.abort(error));
  }

  /** Begins a part; the one before has to have ended. */
  part(name: string): PartOutput {
    const { signal } = this.failure;
    const stream = new PassThrough();
    this.zip.addReadStream(stream, name, PACKING);
    return {
      write: async (bytes) => {
        signal.throwIfAborted();
        // The stream keeps what it is given, and the caller uses its memory again.
        if (!stream.write(Buffer.from(bytes))) await this.unlessFailed(once(stream, 'drain', { signal }));
      },
      end: async () => {
        stream.end();
        await this.unlessFailed(Promise.resolve());
      },
    };
  }

  /** A small part. */
  add(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), name, PACKING);
  }

  /** Takes over a file, which has to stay until the zip has ended. */
  addFile(name: string, path: string): void {
    this.zip.addFile(path, name, PACKING);
  }

  async end(): Promise<void> {
    this.zip.end();
    await this.unlessFailed(this.done);
  }

  async abort(): Promise<void> {
    this.failure.abort(new Error('the file is not wanted any more'));
    await Promise.allSettled([this.done]);
    await rm(this.path, { force: true });
  }

  /** The failure itself says why waiting was given up. */
  private async unlessFailed(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } finally {
      this.failure.signal.throwIfAborted();
    }
  }
}
