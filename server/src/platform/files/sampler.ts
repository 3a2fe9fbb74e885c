import type { Sample } from './object-store.js';

/** Word processors write their list of parts at the end of a file, and it may be long. */
const KEPT = 64 * 1024;

/** Counts bytes as they pass by, and keeps the first and the last of them. */
export class Sampler implements Sample {
  size = 0;
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.head.length < KEPT) this.head = Buffer.concat([this.head, chunk.subarray(0, KEPT - this.head.length)]);
    this.tail = chunk.length >= KEPT ? Buffer.from(chunk.subarray(-KEPT)) : Buffer.concat([this.tail, chunk]).subarray(-KEPT);
  }
}
