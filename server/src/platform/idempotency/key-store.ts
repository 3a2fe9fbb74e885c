import { LessThan } from 'typeorm';
import type { Database } from '../db/database.js';
import { isDuplicateKey } from '../db/sql-error.js';
import type { UnitOfWork } from '../db/unit-of-work.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** An answer as it left. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** Stores keys. Each change of owner is one conditional write, so of any number of identical requests only one continues. */
export class KeyStore {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
  ) {}

  find(id: string): Promise<IdempotencyKey | null> {
    return this.database.repository(IdempotencyKey).findOneBy({ id });
  }

  /** Returns false if another request inserted the key first. */
  async insert(key: IdempotencyKey): Promise<boolean> {
    try {
      await this.unit.run(() => this.database.repository(IdempotencyKey).insert(key));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** Takes the place of one whose time is over. False: somebody else did. */
  async replace(old: IdempotencyKey, { owner, inputHash, leaseUntil, expiresAt }: IdempotencyKey): Promise<boolean> {
    const fresh = { owner, inputHash, leaseUntil, expiresAt, state: 'running' as const, status: null, body: null };
    const { affected } = await this.unit.run(() =>
      this.database.repository(IdempotencyKey).update({ id: old.id, owner: old.owner, state: old.state }, fresh),
    );
    return affected === 1;
  }

  /** Called in the unit of work of the request itself. Returns false if the lease had expired and another server has taken it. */
  async finish({ id, owner }: IdempotencyKey, { status, body }: { status: number; body: string | null }): Promise<boolean> {
    const done = { state: 'done' as const, status, body };
    const { affected } = await this.database.repository(IdempotencyKey).update({ id, owner, state: 'running' }, done);
    return affected === 1;
  }

  /** Releases a key under which nothing was done, so that the next request may try. */
  async release({ id, owner }: IdempotencyKey): Promise<void> {
    await this.unit.run(() => this.database.repository(IdempotencyKey).delete({ id, owner, state: 'running' }));
  }

  async sweep(now: Date): Promise<void> {
    await this.unit.run(() => this.database.repository(IdempotencyKey).delete({ expiresAt: LessThan(now) }));
  }
}
