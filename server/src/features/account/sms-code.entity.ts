import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import type { SmsScene } from './sms-scene.js';

/** The newest code sent to a mobile for one purpose; a newer one takes its place. */
export class SmsCode {
  mobile: string;
  scene: SmsScene;
  /** Keyed hash: the code cannot be read, or tried out, from a copy of the table. */
  codeHash: string;
  wrongTries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

export const smsCodeEntity: EntityDefinition = (types) =>
  new EntitySchema<SmsCode>({
    name: 'sms_code',
    target: SmsCode,
    columns: {
      mobile: { ...types.token(20), primary: true },
      scene: { ...types.token(20), primary: true },
      codeHash: { ...types.token(64), name: 'code_hash' },
      wrongTries: { ...types.integer, name: 'wrong_tries' },
      expiresAt: { ...types.instant, name: 'expires_at' },
      usedAt: { ...types.instant, name: 'used_at', nullable: true },
    },
    indices: [{ name: 'IDX_sms_code_expires', columns: ['expiresAt'] }],
  });
