import type { EntityDefinition } from '../../platform/db/open-database.js';
import { attemptWindowEntity } from './attempt-window.entity.js';
import { passwordKeyEntity } from './password-key.entity.js';
import { smsCodeEntity } from './sms-code.entity.js';
import { userEntity } from './user.entity.js';
import { userSessionEntity } from './user-session.entity.js';

export const accountEntities: readonly EntityDefinition[] = [
  userEntity,
  userSessionEntity,
  smsCodeEntity,
  attemptWindowEntity,
  passwordKeyEntity,
];
