import type { Readable } from 'node:stream';

/** A form with a file in it, while it arrives. */
export interface FormFile {
  /** The file name given by the sender; empty if there is none. */
  readonly name: string;
  readonly bytes: Readable;
  /** The other fields by name. They are complete only once the whole form has been read. */
  readonly fields: Promise<Readonly<Record<string, string>>>;
}
