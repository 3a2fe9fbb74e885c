import { type FileHandle, open, rm } from 'node:fs/promises';

/** A new file that is written from its beginning to its end. */
export class FileOutput {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  /** Whatever had this name is gone. */
  static async create(path: string): Promise<FileOutput> {
    return new FileOutput(path, await open(path, 'w'));
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const { bytesWritten } = await this.file.write(bytes, from);
      from += bytesWritten;
    }
  }

  /** Writes over what stands at a place, such as a count that was not known before. */
  async overwrite(bytes: Uint8Array, place: number): Promise<void> {
    await this.file.write(bytes, 0, bytes.length, place);
  }

  async end(): Promise<void> {
    await this.file.close();
  }

  async abort(): Promise<void> {
    await this.file.close();
    await rm(this.path, { force: true });
  }
}
