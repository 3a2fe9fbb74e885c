import { AppError } from '../errors/app-error.js';

const RECHECK_MS = 30_000;

/**
 * Events for as long as their reader may have them. `check` is asked every half minute; when it refuses, the reader gets its error and no more
 * events. A check that could not be made, because the store is away, refuses nobody.
 */
export function whileAllowed<T>(
  events: AsyncIterableIterator<T>,
  check: () => Promise<unknown>,
  everyMs = RECHECK_MS,
): AsyncIterableIterator<T> {
  let refusal: AppError | null = null;
  const timer = setInterval(() => {
    check().catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code.startsWith('B')) return;
      refusal = error;
      void end();
    });
  }, everyMs);
  timer.unref();
  const end = async (): Promise<IteratorResult<T>> => {
    clearInterval(timer);
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      const event = await events.next();
      if (event.done && refusal) throw refusal;
      return event;
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
