import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../db/open-database.js';

/** A request that came with an Idempotency-Key, and its answer once there is one. */
export class IdempotencyKey {
  /** SHA-256 of author, operation and key. */
  id: string;
  /** A random id of the attempt that carries it out. */
  owner: string;
  inputHash: string;
  state: 'running' | 'done';
  /** After it a `running` one belongs to nobody: its process has died. */
  leaseUntil: Date;
  status: number | null;
  /** Null if it was too large to store. */
  body: string | null;
  expiresAt: Date;
}

export const idempotencyKeyEntity: EntityDefinition = (types) =>
  new EntitySchema<IdempotencyKey>({
    name: 'idempotency_key',
    target: IdempotencyKey,
    columns: {
      id: { ...types.token(64), primary: true },
      owner: types.token(32),
      inputHash: { ...types.token(64), name: 'input_hash' },
      state: types.token(8),
      leaseUntil: { ...types.instant, name: 'lease_until' },
      status: { ...types.integer, nullable: true },
      body: { ...types.document, nullable: true },
      expiresAt: { ...types.instant, name: 'expires_at' },
    },
    indices: [{ name: 'IDX_idempotency_key_expires', columns: ['expiresAt'] }],
  });
