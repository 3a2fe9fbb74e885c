import type { Readable } from 'node:stream';

/** A file on its way to whoever may have it. */
export interface Attachment {
  /** The file name given by the sender. */
  readonly name: string;
  /** Bytes of it; null: nobody knows before they are sent. */
  readonly size: number | null;
  readonly bytes: Readable;
}
