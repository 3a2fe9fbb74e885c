import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { LiveBus } from '../live/live-bus.js';
import { sessionEndedTopic } from '../live/topics.js';
import type { Logger } from '../logging/logger.js';
import type { Clock } from '../outside/clock.js';
import type { CurrentUser } from '../request/context.js';

/** Milliseconds, about 25 days: a timer that is set for longer rings at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A token good until `expiresAt`; sockets end with it. */
export interface SocketTokens {
  readToken(token: string, ip?: string): Promise<SignedIn | null>;
}

export interface SignedIn extends CurrentUser {
  /** Null for an API key that does not expire. */
  readonly expiresAt: Date | null;
}

export interface Right {
  readonly token: string;
  readonly user: SignedIn;
}

export interface RightDependencies {
  readonly tokens: SocketTokens;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly recheckMs: number;
}

/**
 * Closes a socket (4403) when its right ends: the token expires, or the session is ended, which an event tells at once. Events may be lost
 * between servers, so the token is also read again every half minute.
 */
export function closeWithRight(
  socket: WebSocket,
  { token, user }: Right,
  { tokens, bus, clock, logger, recheckMs }: RightDependencies,
): void {
  const close = (why: string) => socket.close(CloseCode.Forbidden, why);
  const left = user.expiresAt ? user.expiresAt.getTime() - clock.now().getTime() : LONGEST_TIMER;
  // An end that is further away is met by reading the token again.
  const expiry = left < LONGEST_TIMER ? setTimeout(() => close('token expired'), left) : undefined;
  const recheck = setInterval(() => {
    tokens.readToken(token).then(
      (found) => found ?? close('signed out'),
      // A store that does not answer now will answer later; the token's end is certain anyway.
      (error: unknown) => logger.warn({ err: error }, 'a token could not be checked'),
    );
  }, recheckMs);
  const ended = bus.subscribe(sessionEndedTopic(user.sessionId));
  void ended.next().then(({ done }) => (done ? undefined : close('signed out')));
  socket.once('close', () => {
    clearTimeout(expiry);
    clearInterval(recheck);
    void ended.return?.();
  });
}
