import { isKeyScope } from '../../platform/auth/key-scope.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import { assertAllowed, type RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import type { CurrentUser } from '../../platform/request/context.js';
import { networkOf } from '../../platform/request/network-of.js';
import { ApiKey } from './api-key.entity.js';
import { hashOfKey, isKeyShaped } from './key-secret.js';

/** Written out, since every request of a program asks it. One read by a unique index, and one by a primary key: an author who is gone has no keys. */
const GOOD = `SELECT id, owner_id, scopes, survey_ids, expires_at FROM api_key WHERE hash = ? AND (expires_at IS NULL OR expires_at > ?)
  AND EXISTS (SELECT 1 FROM user WHERE user.id = api_key.owner_id)`;

interface Row {
  readonly id: string;
  readonly owner_id: string;
  readonly scopes: string;
  readonly survey_ids: string | null;
  readonly expires_at: number | string | null;
}

/** The author in whose name a key asks. */
export interface KeyHolder extends CurrentUser {
  /** When the key ends; null: never. */
  readonly expiresAt: Date | null;
}

const LAST_USE_EVERY_MS = 60_000;
const REMEMBERED_KEYS = 10_000;

export interface KeyReaderParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Returns the name that a key has where a person who signed in has a session. Events that end the sockets of the key carry it. */
export const sessionOfKey = (keyId: string): string => `key-${keyId}`;

/** Reads keys that are sent as bearer tokens. */
export class KeyReader {
  /** When this server last noted the use of a key, so that a busy key is written once a minute. */
  private readonly noted = new BoundedMap<string, number>(REMEMBERED_KEYS);

  constructor(private readonly parts: KeyReaderParts) {}

  /**
   * The author of a key, with what it allows; null for one that is unknown, revoked or expired. With an address, each try is counted for it before the
   * key is looked up, under the rule of signing in, and given back when it was right: whoever tries keys gets A0501.
   */
  async readToken(token: string, ip?: string): Promise<KeyHolder | null> {
    const { clock, limiter, metrics } = this.parts;
    if (ip !== undefined) assertAllowed(await limiter.take('signIn', networkOf(ip)));
    const row = isKeyShaped(token) ? await this.find(token) : null;
    if (!row) {
      metrics.authFailures.inc({ reason: 'api_key' });
      return null;
    }
    if (ip !== undefined) await limiter.settle('signIn', networkOf(ip), -1);
    await this.noteUse(row.id, clock.now());
    return {
      id: row.owner_id,
      sessionId: sessionOfKey(row.id),
      expiresAt: row.expires_at === null ? null : new Date(Number(row.expires_at)),
      key: {
        id: row.id,
        scopes: listOf(row.scopes).filter(isKeyScope),
        surveyIds: row.survey_ids === null ? null : listOf(row.survey_ids),
      },
    };
  }

  private async find(token: string): Promise<Row | null> {
    const rows: Row[] = await this.parts.database.manager.query(GOOD, [hashOfKey(token), this.parts.clock.now().getTime()]);
    return rows[0] ?? null;
  }

  /** A use that cannot be noted hinders nobody. */
  private async noteUse(id: string, now: Date): Promise<void> {
    const { database, unit, logger } = this.parts;
    const before = this.noted.get(id);
    if (before !== undefined && now.getTime() - before < LAST_USE_EVERY_MS) return;
    this.noted.set(id, now.getTime());
    try {
      await unit.run(() => database.repository(ApiKey).update({ id }, { lastUsedAt: now }));
    } catch (error) {
      logger.warn({ err: error }, 'the use of an API key could not be noted');
    }
  }
}

const listOf = (json: string): string[] => JSON.parse(json) as string[]; // Only `ApiKeyService` writes it.
