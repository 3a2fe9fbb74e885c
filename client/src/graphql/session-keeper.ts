import { readTokens, type Tokens, writeTokens } from '../shared/token-store';
import { createServerClock } from './server-clock';
import { createTokenKeeper, type TokenKeeper } from './token-keeper';

interface Envelope {
  code: string;
  data?: Tokens;
}

/**
 * Trades a refresh token for a new pair; null when the server refuses it.
 * Goes over /v1 and not through the graph, because every request of the graph waits for this one.
 */
async function exchangeTokens(refreshToken: string, send: typeof fetch): Promise<Tokens | null> {
  const response = await send('/v1/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`token refresh answered ${response.status}`);

  const { code, data } = (await response.json()) as Envelope;
  if (code === '00000' && data) return { token: data.token, refreshToken: data.refreshToken, expired: data.expired };
  return null;
}

/** Runs work while no other tab of this origin runs work of the same name. Without the Locks API (plain http) every tab is alone. */
const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // The DOM types call `locks` always present; outside secure contexts it is not.
  (navigator.locks as LockManager | undefined) ? navigator.locks.request(name, work) : work();

interface SessionKeeper {
  /** Keeps the token of this browser's session good. */
  readonly keeper: TokenKeeper;
  /** Fetches, and learns from each answer what time it is at the server. */
  readonly send: typeof fetch;
}

/** The session that this browser's storage holds. All tabs and pages of authors share it. */
export function createSessionKeeper(refused: () => void): SessionKeeper {
  const clock = createServerClock(localStorage);
  const send: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    clock.learn(response.headers.get('date'));
    return response;
  };
  const keeper = createTokenKeeper({
    read: readTokens,
    write: writeTokens,
    now: clock.now,
    exchange: (refreshToken) => exchangeTokens(refreshToken, send),
    alone: (work) => alone('wence-token', work),
    refused,
  });
  return { keeper, send };
}
