import { LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import { AttemptWindow } from './attempt-window.entity.js';
import { PasswordKey } from './password-key.entity.js';
import { SmsCode } from './sms-code.entity.js';
import { UserSession } from './user-session.entity.js';

/** Throws away what time has ended: sessions, codes, counted attempts. Nothing reads them; they would only grow. */
export async function sweepAccounts(database: Database, unit: UnitOfWork, clock: Clock): Promise<void> {
  const now = clock.now();
  await unit.run(async () => {
    await database.repository(UserSession).delete({ expiresAt: LessThan(now) });
    await database.repository(SmsCode).delete({ expiresAt: LessThan(now) });
    await database.repository(PasswordKey).delete({ createdAt: LessThan(new Date(now.getTime() - ACCOUNT_LIMITS.keyLife)) });
    await database.repository(AttemptWindow).delete({ endsAt: LessThan(now) });
  });
}
