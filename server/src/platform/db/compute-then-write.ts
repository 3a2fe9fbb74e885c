import { AppError } from '../errors/app-error.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Maximum number of attempts, in case what was computed is out of date each time. */
const MOST_ATTEMPTS = 5;
const RETRY_AFTER_SECONDS = 1;

/** Returned by an attempt that needs the result of a long computation and has written nothing. */
export class ComputeFirst<Ahead> {
  constructor(readonly compute: () => Promise<Ahead>) {}
}

/**
 * Runs a unit of work that may need a long computation about what it reads. The computation is done between two attempts, where it holds no lock and
 * keeps no other writer waiting; the next attempt gets its result and must check that it is still about what is stored. B0503 if it never is.
 */
export async function computeThenWrite<Ahead, Result>(
  unit: Pick<UnitOfWork, 'run'>,
  attempt: (ahead: Ahead | null) => Promise<Result | ComputeFirst<Ahead>>,
): Promise<Result> {
  let ahead: Ahead | null = null;
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
    const result: Result | ComputeFirst<Ahead> = await unit.run(() => attempt(ahead));
    if (!(result instanceof ComputeFirst)) return result;
    ahead = await result.compute();
  }
  throw new AppError('B0503', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
