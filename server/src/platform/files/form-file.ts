import type { Readable } from 'node:stream';

/** A form with a file in it, while it arrives. */
export interface FormFile {
  /** As its sender called it; empty when it came without a name. */
  readonly name: string;
  readonly bytes: Readable;
  /** What stands beside the file, by name. Known when all of the form is there, so after the file. */
  readonly fields: Promise<Readonly<Record<string, string>>>;
}
