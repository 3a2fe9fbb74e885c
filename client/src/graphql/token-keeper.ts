import type { Tokens } from '../shared/token-store';

/** A token is renewed this long before it ends (Spec 9). */
const REFRESH_WINDOW_SECONDS = 90;

/** Returns whether the token must be renewed: inside the window before it expires, or after. Both arguments are Unix seconds. */
const needsRefresh = (expired: number, now: number): boolean => now >= expired - REFRESH_WINDOW_SECONDS;

/** Dependencies of the keeper: storage, time, the server, and a lock shared by all tabs. */
export interface TokenKeeperDependencies {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  /** Unix seconds. */
  now(): number;
  /** Asks the server for a new pair; null means it refused. Rejects when the server cannot be reached. */
  exchange(refreshToken: string): Promise<Tokens | null>;
  /** Runs the work while no other tab does the same. */
  alone(work: () => Promise<string | null>): Promise<string | null>;
  /** The server refused to renew: the session is over. */
  refused(): void;
}

export interface TokenKeeper {
  /** A token that is good for the next request, or null when nobody is signed in. */
  fresh(): Promise<string | null>;
}

/**
 * Keeps one good token for all requests: a request that meets a token near its end waits for one renewal that all waiting requests share,
 * and then goes out with the new token.
 *
 * Spec 4 lets the page reload after a renewal. Nothing on our pages holds on to a token (each request reads it anew, a socket asks again when
 * it reconnects), so a reload would bring nothing and could cost unsaved work: queued requests go out, and the page stays.
 */
export function createTokenKeeper(dependencies: TokenKeeperDependencies): TokenKeeper {
  let renewal: Promise<string | null> | null = null;

  const renew = () =>
    dependencies.alone(async () => {
      // Another tab, or the sign-out in this one, may have been faster.
      const tokens = dependencies.read();
      if (!tokens || !needsRefresh(tokens.expired, dependencies.now())) return tokens?.token ?? null;
      try {
        const renewed = await dependencies.exchange(tokens.refreshToken);
        if (renewed) dependencies.write(renewed);
        else dependencies.refused();
        return renewed?.token ?? null;
      } catch (error) {
        // Unreachable server: inside the window the old token still works, after its end the request has to fail.
        if (dependencies.now() < tokens.expired) return tokens.token;
        throw error;
      }
    });

  return {
    fresh: async () => {
      const tokens = dependencies.read();
      if (!tokens || !needsRefresh(tokens.expired, dependencies.now())) return tokens?.token ?? null;
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return renewal;
    },
  };
}
