import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A person with an account: an author. Signs in by mobile number. */
export class User {
  id: string;
  mobile: string;
  name: string;
  /** argon2id in PHC form. */
  passwordHash: string;
  /** JSON of the flags that were known when the account was made or last changed; see `permission.policy.ts`. */
  permission: string;
  /** The origin of the account: the `channelId` given at registration. */
  channelId: string | null;
  /** Null until somebody signs in for the first time. */
  firstLoginAt: Date | null;
  createdAt: Date;
}

export const userEntity: EntityDefinition = (types) =>
  new EntitySchema<User>({
    name: 'user',
    target: User,
    columns: {
      id: { ...types.id, primary: true },
      mobile: types.token(20),
      name: types.line(50),
      passwordHash: { ...types.token(200), name: 'password_hash' },
      permission: types.document,
      channelId: { ...types.token(64), name: 'channel_id', nullable: true },
      firstLoginAt: { ...types.instant, name: 'first_login_at', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_user_mobile', columns: ['mobile'], unique: true }],
  });
