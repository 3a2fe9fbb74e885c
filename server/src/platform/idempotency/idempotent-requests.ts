import { createHash } from 'node:crypto';
import type { UnitOfWork } from '../db/unit-of-work.js';
import { AppError, invalidInput } from '../errors/app-error.js';
import type { Clock } from '../outside/clock.js';
import type { Random } from '../outside/random.js';
import type { IdempotencyKey } from './idempotency-key.entity.js';
import type { KeptAnswer, KeyStore } from './key-store.js';

const HOUR_MS = 3_600_000;
/** The limits that clients may rely on. */
export const KEY_LIMITS = {
  /** Characters of a key, all of them visible ASCII. */
  characters: 200,
  hoursKept: 24,
  /** Larger answers are not kept; a repeated request then gets A0507. */
  answerBytes: 64 * 1024,
} as const;
/** A process that has not finished by then is taken for dead. */
const LEASE_MS = 60_000;
const KEPT_MS = KEY_LIMITS.hoursKept * HOUR_MS;
const RETRY_AFTER_SECONDS = 1;
const KEY = new RegExp(`^[\u0021-\u007e]{1,${KEY_LIMITS.characters}}$`);

/** A request that may arrive more than once. */
export interface KeyedRequest {
  readonly userId: string;
  /** `POST /v1/surveys`, `createSurvey`: a key means nothing to another operation. */
  readonly operation: string;
  /** The key as the client sent it. */
  readonly key: string;
  /** Content of the request. The order of keys does not matter. */
  readonly input: unknown;
}

export interface Outcome<A> {
  readonly answer: A;
  /** It was carried out before; nothing was done now. */
  readonly replayed: boolean;
}

export interface IdempotencyParts {
  readonly store: KeyStore;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Carries out a request once, however often it arrives. The work and its kept answer are one unit of work: after a crash there are both or neither.
 * Refusals do nothing, so none is kept; whoever comes again is judged again. Throws A0505 while a twin is at work, A0506 for another request
 * under the same key, A0507 for one that was done with an answer too large to keep.
 */
export class IdempotentRequests {
  constructor(private readonly parts: IdempotencyParts) {}

  /** `work` runs in a unit of work, perhaps more than once, and must throw when it has refused. */
  async once<A extends KeptAnswer>(request: KeyedRequest, work: () => Promise<A>): Promise<Outcome<A | KeptAnswer>> {
    const { store, unit } = this.parts;
    const mine = this.fresh(request);
    const earlier = await this.claim(mine);
    if (earlier) return { answer: answerOf(earlier), replayed: true };
    try {
      const answer = await unit.run(async () => {
        const done = await work();
        const { status, body } = done;
        const kept = Buffer.byteLength(body) > KEY_LIMITS.answerBytes ? null : body;
        if (!(await store.finish(mine, { status, body: kept }))) throw inProgress();
        return done;
      });
      return { answer, replayed: false };
    } catch (error) {
      await store.release(mine);
      throw error;
    }
  }

  /** Returns null if the key was claimed, else the finished one. */
  private async claim(mine: IdempotencyKey): Promise<IdempotencyKey | null> {
    const { store, clock } = this.parts;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const other = await store.find(mine.id);
      if (!other) {
        if (await store.insert(mine)) return null;
        continue;
      }
      const now = clock.now();
      const over = other.expiresAt <= now || (other.state === 'running' && other.leaseUntil <= now);
      if (over) {
        if (await store.replace(other, mine)) return null;
        continue;
      }
      if (other.inputHash !== mine.inputHash) throw new AppError('A0506');
      if (other.state === 'done') return other;
      break;
    }
    throw inProgress();
  }

  private fresh({ userId, operation, key, input }: KeyedRequest): IdempotencyKey {
    assertKey(key);
    const now = this.parts.clock.now().getTime();
    return {
      id: sha256(JSON.stringify([userId, operation, key])),
      owner: this.parts.random.id(32),
      inputHash: sha256(sorted(input)),
      state: 'running',
      leaseUntil: new Date(now + LEASE_MS),
      status: null,
      body: null,
      expiresAt: new Date(now + KEPT_MS),
    };
  }
}

/** A0400 for what is no key. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw invalidInput([{ field: 'Idempotency-Key', rule: 'format' }]);
}

function answerOf({ status, body }: IdempotencyKey): KeptAnswer {
  if (status === null || body === null) throw new AppError('A0507');
  return { status, body };
}

function inProgress(): AppError {
  return new AppError('A0505', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Serializes with sorted keys, so that equal content gives equal text. The depth of the input is limited by parsing or by the doors. */
function sorted(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
