import { availableParallelism } from 'node:os';
import type { Platform } from '../../platform/platform.js';
import type { SmsSender } from '../../platform/outside/sms-sender.js';
import { AttemptLimits } from './attempt-limits.service.js';
import { CodeMessages } from './code-messages.service.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from '../../platform/auth/password-hasher.js';
import { PasswordKeyService } from './password-key.service.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import { RegistrationService } from './registration.service.js';
import { SessionService } from './session.service.js';
import { SignInGuard } from './sign-in-guard.service.js';
import { SmsCodeService } from './sms-code.service.js';
import { TokenService } from './token.service.js';
import { UserService } from './user.service.js';

export type AccountServices = ReturnType<typeof accountServices>;

/** The services of this feature, put together. */
export function accountServices(platform: Platform, sender: SmsSender) {
  const { config, database, unit, clock, random, bus, metrics, tokenSecret } = platform;
  const limits = new AttemptLimits(database, unit, clock, metrics);
  const hasher = new PasswordHasher(availableParallelism());
  const tokens = new TokenService(database, clock, tokenSecret, metrics);
  const sessions = new SessionService(database, unit, clock, random, tokens, bus, metrics);
  const codeKey = purposeKey(tokenSecret, 'sms code');
  const messages = new CodeMessages(limits, sender, random, metrics, config.smsAmounts);
  const codes = new SmsCodeService(database, unit, clock, messages, codeKey);
  const guard = new SignInGuard(limits, metrics, config.wrongSignInsPerAddress);
  const keys = new PasswordKeyService(database, unit, clock, purposeKey(tokenSecret, 'password key'));
  const registration = new RegistrationService(database, unit, clock, random, guard, codes, keys, hasher, sessions);
  const login = new LoginService(database, guard, codes, keys, hasher, sessions);
  return { limits, tokens, sessions, codes, messages, hasher, guard, keys, registration, login, users: new UserService(database) };
}
