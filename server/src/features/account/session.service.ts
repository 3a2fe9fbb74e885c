import { IsNull } from 'typeorm';
import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat } from '../../platform/errors/app-error.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import { sessionEndedTopic } from '../../platform/live/topics.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { RefreshClaim } from './refresh-token.js';
import type { TokenPair } from './token-pair.js';
import type { TokenService } from './token.service.js';
import { User } from './user.entity.js';
import { UserSession } from './user-session.entity.js';

const ID_LENGTH = 16;
const SEED_BYTES = 32;

/** Sessions: begun by a sign-in, carried on by refreshes, ended by signing out, after 14 days, or when a stolen token shows. */
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly tokens: TokenService,
    private readonly bus: Pick<LiveBus, 'publish'>,
    private readonly metrics: Metrics,
  ) {}

  /** `firstLogin` is true for one session of an account, even when several begin at once. */
  async begin(userId: string, channelId: string | null = null): Promise<TokenPair> {
    const now = this.clock.now();
    const session: UserSession = {
      id: this.random.id(ID_LENGTH),
      userId,
      seed: this.random.bytes(SEED_BYTES).toString('base64url'),
      generation: 1,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + ACCOUNT_LIMITS.session),
      revokedAt: null,
      channelId,
      createdAt: now,
    };
    const firstLogin = await this.unit.run(async () => {
      await this.database.repository(UserSession).insert(session);
      const first = await this.database.repository(User).update({ id: userId, firstLoginAt: IsNull() }, { firstLoginAt: now });
      return first.affected === 1;
    });
    return this.tokens.pairOf(session, firstLogin);
  }

  /**
   * The next pair (else A0401). A refresh token is good once; the one just replaced gets the same new pair for ten seconds more. An older
   * one means that two parties hold tokens of this session, so it ends for both.
   */
  async refresh(refreshToken: string): Promise<TokenPair> {
    const claim = this.tokens.readRefreshToken(refreshToken);
    const session = claim && (await this.unit.run(() => this.rotate(claim)));
    if (!session) this.metrics.authFailures.inc({ reason: 'refresh_token' });
    assertThat(session, 'A0401');
    return this.tokens.pairOf(session, false);
  }

  /** Signs out: the session of the caller's token and that of the refresh token, whichever there are. Never tells whether one was good. */
  async end(ctx: RequestContext, refreshToken: string | null = null): Promise<void> {
    const claim = refreshToken === null ? null : this.tokens.readRefreshToken(refreshToken);
    await this.unit.run(async () => {
      if (ctx.user) await this.revoke(ctx.user.sessionId);
      if (claim && (await this.provenSession(claim))) await this.revoke(claim.sessionId);
    });
  }

  /** Ends all sessions of an author, those on other devices too: what has to follow when a password is no secret any more. */
  async endAllOf(userId: string): Promise<void> {
    await this.unit.run(async () => {
      const alive = await this.database.repository(UserSession).findBy({ userId, revokedAt: IsNull() });
      for (const { id } of alive) await this.revoke(id);
    });
  }

  private async rotate(claim: RefreshClaim): Promise<UserSession | null> {
    const sessions = this.database.repository(UserSession);
    const now = this.clock.now();
    const session = await this.provenSession(claim);
    if (!session || session.revokedAt || session.expiresAt <= now) return null;
    if (!(await this.database.repository(User).existsBy({ id: session.userId }))) return null;
    const next = { generation: claim.generation + 1, rotatedAt: now };
    const turned = await sessions.update({ id: session.id, generation: claim.generation, revokedAt: IsNull() }, next);
    if (turned.affected === 1) return { ...session, ...next };

    const newest = await sessions.findOneBy({ id: session.id, generation: next.generation, revokedAt: IsNull() });
    if (newest && now.getTime() - newest.rotatedAt.getTime() <= ACCOUNT_LIMITS.refreshGrace) return newest;
    await this.revoke(session.id);
    this.unit.afterCommit(() => this.metrics.refreshReuse.inc());
    return null;
  }

  private async provenSession(claim: RefreshClaim): Promise<UserSession | null> {
    const session = await this.database.repository(UserSession).findOneBy({ id: claim.sessionId });
    return session && this.tokens.isProven(session, claim) ? session : null;
  }

  private async revoke(sessionId: string): Promise<void> {
    await this.database.repository(UserSession).update({ id: sessionId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
    this.unit.afterCommit(() => this.bus.publish(sessionEndedTopic(sessionId)));
  }
}
