import type { Readable } from 'node:stream';

/** A file on its way to whoever may have it. */
export interface Attachment {
  /** As the sender called it. */
  readonly name: string;
  readonly size: number;
  readonly bytes: Readable;
}
