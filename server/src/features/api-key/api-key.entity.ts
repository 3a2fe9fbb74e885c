import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A key by which a program asks in the name of an author. A key that is revoked has no row. */
export class ApiKey {
  id: string;
  ownerId: string;
  name: string;
  /** SHA-256 of the whole key (`key-secret.ts`). */
  hash: string;
  /** The first letters, by which people tell their keys apart. */
  prefix: string;
  /** JSON array of scopes. */
  scopes: string;
  /** JSON array of survey ids; null: every survey of the owner. */
  surveyIds: string | null;
  /** Null: never. */
  expiresAt: Date | null;
  /** To the minute. Null: never used. */
  lastUsedAt: Date | null;
  createdAt: Date;
}

export const apiKeyEntity: EntityDefinition = (types) =>
  new EntitySchema<ApiKey>({
    name: 'api_key',
    target: ApiKey,
    tableName: 'api_key',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.line(50),
      hash: types.token(64),
      prefix: types.token(16),
      scopes: types.token(200),
      surveyIds: { ...types.document, name: 'survey_ids', nullable: true },
      expiresAt: { ...types.instant, name: 'expires_at', nullable: true },
      lastUsedAt: { ...types.instant, name: 'last_used_at', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'UQ_api_key_hash', columns: ['hash'], unique: true },
      { name: 'IDX_api_key_owner', columns: ['ownerId', 'createdAt', 'id'] },
    ],
  });
