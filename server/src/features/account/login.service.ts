import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import { assertThat, invalidWhen } from '../../platform/errors/app-error.js';
import { channelFaults, codeFaults, mobileFaults } from './account-faults.policy.js';
import type { PasswordHasher } from '../../platform/auth/password-hasher.js';
import type { PasswordKeyService } from './password-key.service.js';
import type { SessionService } from './session.service.js';
import type { SignInGuard } from './sign-in-guard.service.js';
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

/** Signs users in. Mobiles with and without an account cannot be told apart: same answer, same work. */
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly keys: PasswordKeyService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
  ) {}

  /** A0210 for an unknown mobile or a wrong password; A0501 after ten wrong ones in 15 minutes, even for the right one. */
  async withPassword(ctx: RequestContext, { mobile, password, keyId, channelId }: PasswordLogin): Promise<TokenPair> {
    invalidWhen(mobileFaults(mobile), channelFaults(channelId));
    const plain = await this.keys.passwordOf(keyId, password);
    const user = await this.guard.password(ctx, mobile, async () => {
      const found = await this.userOf(mobile);
      // The password is hashed even without an account, so that the time reveals nothing.
      return (await this.hasher.verify(found?.passwordHash ?? null, plain)) ? found : null;
    });
    assertThat(user, 'A0210');
    await this.keys.spend(password);
    return this.sessions.begin(user.id, channelId);
  }

  /** A0131 for a code that is wrong or over, and for a mobile without an account. */
  async withSms(ctx: RequestContext, { mobile, code, channelId }: SmsLogin): Promise<TokenPair> {
    invalidWhen(mobileFaults(mobile), codeFaults(code), channelFaults(channelId));
    const user = await this.guard.code(ctx, async () => {
      const isRight = await this.codes.use({ mobile, scene: SmsScene.LOGIN, code });
      const found = await this.userOf(mobile);
      return isRight ? found : null;
    });
    assertThat(user, 'A0131');
    return this.sessions.begin(user.id, channelId);
  }

  private userOf(mobile: string): Promise<User | null> {
    return this.database.repository(User).findOneBy({ mobile });
  }
}
