import type { Readable } from 'node:stream';
import { unavailable, type UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import { type Arrival, NotArrived, type ObjectStore } from '../../platform/files/object-store.js';

export const MEBIBYTE = 1024 * 1024;

export interface IntakeParts {
  readonly unit: UnitOfWork;
  readonly store: ObjectStore;
  /** True if the disk has room for more. */
  readonly hasRoom: () => Promise<boolean>;
}

/** The outcome of storing received bytes. */
export interface Row<R> {
  /** Looks at what arrived and makes the row of it; throws what is wrong with it. */
  readonly of: (arrival: Arrival) => R | Promise<R>;
  readonly insert: (row: R) => Promise<unknown>;
}

/** Takes files in: bytes first, into the object store, then a row for them. No row is without its bytes. */
export class FileIntake {
  constructor(private readonly parts: IntakeParts) {}

  /** Throws A0413 with `data.megabytes` if too large, and A0400 with the field `file` if empty or incomplete. */
  async take<R extends { readonly id: string }>(bytes: Readable, megabytes: number, row: Row<R>): Promise<R> {
    const { store, hasRoom } = this.parts;
    if (!(await hasRoom())) throw unavailable(new Error('the disk has no room for more files'));
    const arrival = await store.receive(bytes, megabytes * MEBIBYTE).catch((error: unknown) => {
      throw asExpected(error, megabytes);
    });
    const made = await keep(arrival, row);
    await this.insert(made, row);
    return made;
  }

  private async insert<R extends { readonly id: string }>(made: R, row: Row<R>): Promise<void> {
    const { unit, store } = this.parts;
    try {
      await unit.run(() => row.insert(made));
    } catch (error) {
      // If the row was stored after all, it is one without bytes: of a response's file the sweep throws it away.
      await store.remove(made.id);
      throw error;
    }
  }
}

async function keep<R extends { readonly id: string }>(arrival: Arrival, row: Row<R>): Promise<R> {
  try {
    if (arrival.size === 0) throw invalidInput([{ field: 'file', rule: 'required' }]);
    const made = await row.of(arrival);
    await arrival.keep(made.id);
    return made;
  } catch (error) {
    await arrival.discard();
    throw error;
  }
}

function asExpected(error: unknown, megabytes: number): unknown {
  if (!(error instanceof NotArrived)) return error;
  return error.reason === 'tooLarge' ? new AppError('A0413', { data: { megabytes } }) : invalidInput([{ field: 'file', rule: 'required' }]);
}
