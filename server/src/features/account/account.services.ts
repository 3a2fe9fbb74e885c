import type { Platform } from '../../platform/platform.js';
import type { SmsSender } from '../../platform/outside/sms-sender.js';
import { AttemptLimits } from './attempt-limits.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordKeyService } from './password-key.service.js';
import { purposeKey } from './purpose-key.js';
import { RegistrationService } from './registration.service.js';
import { SessionService } from './session.service.js';
import { SmsCodeService } from './sms-code.service.js';
import { TokenService } from './token.service.js';
import { UserService } from './user.service.js';

export type AccountServices = ReturnType<typeof accountServices>;

/** The services of this feature, put together. */
export function accountServices({ database, unit, clock, random, tokenSecret }: Platform, sender: SmsSender) {
  const limits = new AttemptLimits(database, clock);
  const hasher = new PasswordHasher();
  const tokens = new TokenService(database, clock, tokenSecret);
  const sessions = new SessionService(database, unit, clock, random, tokens);
  const codes = new SmsCodeService(database, unit, clock, random, limits, sender, purposeKey(tokenSecret, 'sms code'));
  const keys = new PasswordKeyService(database, unit, clock, purposeKey(tokenSecret, 'password key'));
  const registration = new RegistrationService(database, unit, clock, random, codes, keys, hasher, sessions);
  const login = new LoginService(database, unit, limits, codes, keys, hasher, sessions);
  return { tokens, sessions, codes, keys, registration, login, users: new UserService(database) };
}
