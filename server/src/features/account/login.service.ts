import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat } from '../../platform/errors/assert-that.js';
import { channelFaults, codeFaults, mobileFaults } from './account-faults.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { AttemptLimits } from './attempt-limits.js';
import { invalidWhen } from './invalid-when.js';
import type { PasswordHasher } from './password-hasher.js';
import type { PasswordKeyService } from './password-key.service.js';
import type { SessionService } from './session.service.js';
import type { SmsCodeService } from './sms-code.service.js';
import { SmsScene } from './sms-scene.js';
import type { TokenPair } from './token-pair.js';
import { User } from './user.entity.js';

export interface PasswordLogin {
  readonly mobile: string;
  /** Base64 of the encrypted password. */
  readonly password: string;
  readonly keyId: string;
  readonly channelId?: string | null | undefined;
}

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
  readonly channelId?: string | null | undefined;
}

/** Signing in. Nothing here tells a mobile without an account from one with it: same answer, same work. */
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly codes: SmsCodeService,
    private readonly keys: PasswordKeyService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
  ) {}

  /** A0210 for an unknown mobile or a wrong password; A0501 after ten wrong ones in 15 minutes, even for the right one. */
  async withPassword({ mobile, password, keyId, channelId }: PasswordLogin): Promise<TokenPair> {
    invalidWhen(mobileFaults(mobile), channelFaults(channelId));
    const plain = await this.keys.passwordOf(keyId, password);
    const counter = `password:${mobile}`;
    // Taken before the password is looked at: a hundred tries at once are a hundred tries.
    await this.unit.run(() => this.limits.take(counter, ACCOUNT_LIMITS.passwordTries));
    const user = await this.userOf(mobile);
    const matches = await this.hasher.verify(user?.passwordHash ?? null, plain);
    assertThat(user && matches, 'A0210');
    await this.unit.run(() => this.limits.clear(counter));
    return this.sessions.begin(user.id, channelId);
  }

  /** A0131 for a code that is wrong or over, and for a mobile without an account. */
  async withSms({ mobile, code, channelId }: SmsLogin): Promise<TokenPair> {
    invalidWhen(mobileFaults(mobile), codeFaults(code), channelFaults(channelId));
    const isRight = await this.codes.use({ mobile, scene: SmsScene.LOGIN, code });
    const user = await this.userOf(mobile);
    assertThat(user && isRight, 'A0131');
    return this.sessions.begin(user.id, channelId);
  }

  private userOf(mobile: string): Promise<User | null> {
    return this.database.repository(User).findOneBy({ mobile });
  }
}
