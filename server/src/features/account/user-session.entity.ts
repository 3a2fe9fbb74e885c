import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * One sign-in: the family of all refresh tokens that follow from it. No token is stored, nor its hash: `seed` and `generation` only make
 * one together with the server's secret.
 */
export class UserSession {
  id: string;
  userId: string;
  seed: string;
  /** Counts refreshes. Only the token of this generation is current. */
  generation: number;
  /** When the current generation was made. The access token's times follow from it, so the same pair can be answered again. */
  rotatedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  channelId: string | null;
  createdAt: Date;
}

export const userSessionEntity: EntityDefinition = (types) =>
  new EntitySchema<UserSession>({
    name: 'user_session',
    target: UserSession,
    columns: {
      id: { ...types.id, primary: true },
      userId: { ...types.id, name: 'user_id' },
      seed: types.token(43),
      generation: types.integer,
      rotatedAt: { ...types.instant, name: 'rotated_at' },
      expiresAt: { ...types.instant, name: 'expires_at' },
      revokedAt: { ...types.instant, name: 'revoked_at', nullable: true },
      channelId: { ...types.token(64), name: 'channel_id', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'IDX_user_session_user', columns: ['userId'] },
      { name: 'IDX_user_session_expires', columns: ['expiresAt'] },
    ],
  });
