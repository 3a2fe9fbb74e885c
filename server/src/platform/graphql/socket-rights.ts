import { CloseCode, MessageType, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { LiveBus } from '../live/live-bus.js';
import { sessionEndedTopic } from '../live/topics.js';
import type { Logger } from '../logging/logger.js';
import type { Clock } from '../outside/clock.js';
import type { CurrentUser } from '../request/context.js';

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
  /** Address of the asker, for which wrong API keys are counted. */
  readonly ip: string;
  /** Interval at which the token is read again. */
  readonly recheckMs: number;
  /** Time before the end of a token at which a new one is asked for. */
  readonly renewMs: number;
}

/** Timers of Node end at once when they are set for longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Closes a socket (4403) when its right ends: the token expires, or the session is ended, which an event tells at once. Events may be lost
 * between servers, so the token is also read again every half minute. Before a token expires, a ping asks for a new one; with it the socket lives on.
 */
export class SocketRight {
  private held: Right;
  private forget: () => void;

  constructor(
    private readonly socket: WebSocket,
    right: Right,
    private readonly parts: RightDependencies,
  ) {
    this.held = right;
    this.forget = this.watch();
    const recheck = setInterval(() => this.recheck(), parts.recheckMs);
    socket.once('close', () => {
      clearInterval(recheck);
      this.forget();
    });
  }

  get token(): string {
    return this.held.token;
  }

  /**
   * Takes a new token of the same user. Any other is passed over: the socket then ends with the one that it has. API keys neither replace a token nor
   * are replaced: the socket has the rights that it was opened with.
   */
  async renew(token: string): Promise<void> {
    if (token === this.held.token) return;
    const user = await this.parts.tokens.readToken(token, this.parts.ip);
    if (user?.id !== this.held.user.id || user.key || this.held.user.key || this.socket.readyState !== this.socket.OPEN) return;
    this.forget();
    this.held = { token, user };
    this.forget = this.watch();
  }

  /** Waits for the end of the token and of its session; returns what stops that. */
  private watch(): () => void {
    const { clock, bus, renewMs } = this.parts;
    const { expiresAt, sessionId } = this.held.user;
    const ended = bus.subscribe(sessionEndedTopic(sessionId));
    void ended.next().then(({ done }) => (done ? undefined : this.close('signed out')));
    let timer: NodeJS.Timeout | undefined;
    const at = (end: number, act: () => void) => {
      const left = end - clock.now().getTime();
      timer = setTimeout(() => (left > LONGEST_TIMER_MS ? at(end, act) : act()), Math.min(left, LONGEST_TIMER_MS));
    };
    if (expiresAt)
      at(expiresAt.getTime() - renewMs, () => {
        if (!this.held.user.key) this.askForToken(expiresAt);
        at(expiresAt.getTime(), () => this.close('token expired'));
      });
    return () => {
      clearTimeout(timer);
      void ended.return?.();
    };
  }

  private askForToken(expiresAt: Date): void {
    const payload = { wence: 'tokenExpires', at: expiresAt.toISOString() };
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(stringifyMessage({ type: MessageType.Ping, payload }));
  }

  private recheck(): void {
    const { token } = this.held;
    this.parts.tokens.readToken(token).then(
      (found) => found ?? (token === this.held.token ? this.close('signed out') : undefined),
      // A store that does not answer now will answer later; the token's end is certain anyway.
      (error: unknown) => this.parts.logger.warn({ err: error }, 'a token could not be checked'),
    );
  }

  private close(why: string): void {
    this.socket.close(CloseCode.Forbidden, why);
  }
}
