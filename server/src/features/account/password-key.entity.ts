import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The key pair that passwords travel under. All servers that share a secret share the row. */
export class PasswordKey {
  /** Follows from the server's secret, so that a new secret gets a new pair and one of several servers wins. */
  id: string;
  /** Fingerprint of the public key: what clients name. */
  keyId: string;
  /** PEM. */
  publicKey: string;
  /** PEM, encrypted under the server's secret. */
  privateKey: string;
  createdAt: Date;
}

export const passwordKeyEntity: EntityDefinition = (types) =>
  new EntitySchema<PasswordKey>({
    name: 'password_key',
    target: PasswordKey,
    columns: {
      id: { ...types.id, primary: true },
      keyId: { ...types.token(32), name: 'key_id' },
      publicKey: { ...types.document, name: 'public_key' },
      privateKey: { ...types.document, name: 'private_key' },
      createdAt: { ...types.instant, name: 'created_at' },
    },
  });
