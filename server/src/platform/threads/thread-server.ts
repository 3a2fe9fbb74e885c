import { parentPort } from 'node:worker_threads';

/** A call as it travels to the thread, and what comes back. */
export interface Call {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type Outcome = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: unknown };

/** What a thread can be asked for, by name. */
export type Handlers = Readonly<Record<string, (input: never) => unknown>>;

/** The whole of a thread that a `ThreadClient` starts: answers calls by name. Calls run beside each other as far as their handlers wait. */
export function serveCalls(handlers: Handlers): void {
  parentPort?.on('message', async ({ id, name, input }: Call) => {
    const outcome = await outcomeOf(id, async () => {
      const handler = handlers[name];
      if (!handler) throw new Error(`the thread knows no ${name}`);
      return handler(input as never); // The client is typed by the same handlers.
    });
    parentPort?.postMessage(outcome, []);
  });
}

async function outcomeOf(id: number, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { id, value: await work() };
  } catch (error) {
    return { id, error };
  }
}
