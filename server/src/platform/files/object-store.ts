import type { Readable } from 'node:stream';

/** The beginning and the end of some bytes: enough to see what kind of file they are. */
export interface Sample {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Bytes that have arrived whole and are not kept yet. One of the two ends it. */
export interface Arrival extends Sample {
  readonly size: number;
  /** Stores the bytes durably under this key; they survive a power failure. */
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** Thrown if the bytes were not received completely. */
export class NotArrived extends Error {
  constructor(readonly reason: 'tooLarge' | 'brokenOff') {
    super(`the bytes did not arrive: ${reason}`);
  }
}

/**
 * Stores files under keys of letters and digits that this server generates. It knows neither who may read them nor what they are: that is
 * recorded in the database.
 */
export interface ObjectStore {
  /** Receives a stream of at most `most` bytes, with only a few chunks in memory at a time. Throws `NotArrived`. */
  receive(bytes: Readable, most: number): Promise<Arrival>;
  /** Stores a whole file of this machine durably under this key and returns its size in bytes; the file is no longer at its path then. */
  adopt(path: string, key: string): Promise<number>;
  /** Returns null if nothing is stored under this key. */
  open(key: string): Promise<Readable | null>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
  /** Keys of what was kept before `then`, in no order. Throws away what began to arrive before `then` and never did. */
  keptBefore(then: Date): AsyncIterable<string>;
}
