import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { storeFaultOf } from '../db/sql-error.js';

/**
 * Runs a subscription. As the library does it, but each event gets a context of its own: what was loaded for one event is old for the next.
 * Throws when the store is away: a subscription that could not begin is no answer, its client has to come back.
 */
export async function subscribeWithFreshContext(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) {
    const fault = events.errors?.find(({ originalError }) => storeFaultOf(originalError) !== null);
    if (fault) throw fault.originalError ?? fault;
    return events;
  }
  return new FreshEvents(events[Symbol.asyncIterator](), args);
}

/** An async generator would not do: it cannot be ended from outside while it waits for an event, and subscribers do leave. */
class FreshEvents implements AsyncIterableIterator<ExecutionResult> {
  constructor(
    private readonly events: AsyncIterator<unknown>,
    private readonly args: ExecutionArgs,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const { value, done } = await this.events.next();
    if (done) return { value: undefined, done: true };
    const contextValue: RequestContext = { ...(this.args.contextValue as RequestContext), memo: new Map() }; // Made in `contextFor`.
    return { value: await execute({ ...this.args, rootValue: value, contextValue }), done: false };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    await this.events.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
