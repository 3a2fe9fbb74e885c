import type { Unit } from './unit.js';

/** COMMIT was sent and no answer came: the work is stored, or it is not. Only reading it again can tell. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super('the outcome of a commit is not known', { cause });
  }
}

/** The disk failed during a commit. Memory may hold changes that never reached the disk, so the process must not continue. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed';

  constructor(cause: unknown) {
    super('the disk failed during a commit', { cause });
  }
}

/** The error that a transaction ended with, as the driver gave it. */
export function causeOf(reason: unknown): unknown {
  return reason instanceof OutcomeUnknown ? reason.cause : reason;
}

/** The part of a connection that a transaction needs. */
export interface TransactionConnection {
  readonly unit: Unit;
  /** True if code called by the work finds the unit through the async context; otherwise only code that is passed the unit uses the transaction. */
  readonly isAmbient: boolean;
  /** Begins a transaction on a free connection. Throws StoreUnavailable if there is none. */
  begin(): Promise<void>;
  /** Commits the transaction. Throws OutcomeUnknown, DiskFailed, or an error after which nothing is stored. */
  commit(): Promise<void>;
  /** Ends the transaction and keeps nothing, whatever `reason` left of the connection. */
  rollback(reason: unknown): Promise<void>;
  /** Lets nothing through any more: work that runs several things at a time goes on after the first of them has failed. */
  fence(): void;
  /** Others may have the connection. */
  release(): Promise<void>;
}
