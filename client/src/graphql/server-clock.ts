const KEY = 'clockOffset';
/** The server names whole seconds, and its answer has been on the way: less than this is no difference. */
const NOISE_MS = 2000;

export interface ServerClock {
  /** Unix seconds by the server's clock, as far as it is known. */
  now(): number;
  /** Takes the time of an answer's `Date` header. */
  learn(date: string | null): void;
}

/**
 * The ends of tokens are told by the server's clock; this device's may be minutes away from it. Tokens that seem good here and are over there
 * would sign people out. The difference is kept, because the first request of a page already needs it.
 */
export function createServerClock(storage: Storage, local: () => number = Date.now): ServerClock {
  const offset = () => Number(storage.getItem(KEY)) || 0;
  return {
    now: () => (local() + offset()) / 1000,
    learn: (date) => {
      const server = Date.parse(date ?? '');
      if (Number.isNaN(server)) return;
      const difference = server - local();
      if (Math.abs(difference - offset()) > NOISE_MS) storage.setItem(KEY, String(Math.abs(difference) > NOISE_MS ? difference : 0));
    },
  };
}
