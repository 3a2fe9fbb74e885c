import type { Database } from '../../platform/db/database.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import { accessKeyOf, signAccessToken, verifyAccessToken } from './access-token.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import { type Purpose, purposeKey } from '../../platform/auth/purpose-key.js';
import { isProven, makeRefreshToken, parseRefreshToken, type RefreshClaim, type RefreshSeed } from './refresh-token.js';
import type { TokenPair } from './token-pair.js';
import type { UserSession } from './user-session.entity.js';

/** Written out, since every request of an author asks it: to have it built costs more than to run it. */
const ALIVE = `SELECT 1 FROM user_session WHERE id = ? AND user_id = ? AND revoked_at IS NULL AND expires_at > ?
  AND EXISTS (SELECT 1 FROM user WHERE user.id = user_session.user_id)`;

/** Makes and reads tokens. Deciding who gets one is the business of sessions. */
export class TokenService {
  private readonly accessKey: ReturnType<typeof accessKeyOf>;
  private readonly refreshKey: Uint8Array;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    secret: string,
    private readonly metrics: Metrics,
  ) {
    const keyFor = (purpose: Purpose) => purposeKey(secret, purpose);
    this.accessKey = accessKeyOf(keyFor('access token'));
    this.refreshKey = keyFor('refresh token');
  }

  /** The pair of a session's current generation. Asked again for the same generation it is the same pair. */
  async pairOf(session: UserSession, firstLogin: boolean): Promise<TokenPair> {
    const { id: sessionId, userId, rotatedAt } = session;
    const end = Math.min(rotatedAt.getTime() + ACCOUNT_LIMITS.accessToken, session.expiresAt.getTime());
    const expired = Math.floor(end / 1000);
    const claims = { userId, sessionId, issuedAt: rotatedAt, expiresAt: new Date(expired * 1000) };
    const token = await signAccessToken(await this.accessKey, claims);
    return { token, refreshToken: makeRefreshToken(this.refreshKey, session, session.generation), expired, firstLogin };
  }

  /** Returns the owner of a bearer token; null if it is invalid, its session is over or its author is gone. Costs one read by primary keys. */
  async readToken(token: string): Promise<{ id: string; sessionId: string; expiresAt: Date } | null> {
    const now = this.clock.now();
    const claims = await verifyAccessToken(await this.accessKey, token, now);
    if (claims && (await this.isAlive(claims, now))) return { id: claims.userId, sessionId: claims.sessionId, expiresAt: claims.expiresAt };
    this.metrics.authFailures.inc({ reason: 'token' });
    return null;
  }

  /** Parses the unverified claim of a refresh token. Trust it only after `isProven`. */
  readRefreshToken(refreshToken: string): RefreshClaim | null {
    return parseRefreshToken(refreshToken);
  }

  isProven(session: RefreshSeed, claim: RefreshClaim): boolean {
    return isProven(this.refreshKey, session, claim);
  }

  private async isAlive({ userId, sessionId }: { userId: string; sessionId: string }, now: Date): Promise<boolean> {
    const found: unknown[] = await this.database.manager.query(ALIVE, [sessionId, userId, now.getTime()]);
    return found.length > 0;
  }
}
