import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, invalidWhen } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { channelFaults, codeFaults, mobileFaults, passwordFaults } from './account-faults.policy.js';
import type { PasswordHasher } from '../../platform/auth/password-hasher.js';
import type { PasswordKeyService } from './password-key.service.js';
import { newPermission } from './permission.policy.js';
import type { SessionService } from './session.service.js';
import type { SmsCodeService } from './sms-code.service.js';
import type { SignInGuard } from './sign-in-guard.service.js';
import { SmsScene } from './sms-scene.js';
import type { TokenPair } from './token-pair.js';
import { User } from './user.entity.js';

const ID_LENGTH = 16;

export interface Registration {
  readonly mobile: string;
  readonly code: string;
  /** Base64 of the encrypted password. */
  readonly password: string;
  readonly keyId: string;
  readonly channelId?: string | null | undefined;
}

export interface NewAccount {
  readonly mobile: string;
  /** Plain. */
  readonly password: string;
  readonly name?: string;
  readonly channelId?: string | null | undefined;
}

/** New accounts. */
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly keys: PasswordKeyService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Creates an account for the holder of the mobile and signs them in. That the mobile already has an account (A0111) is reported only after its
   * code was checked.
   */
  async register(ctx: RequestContext, { mobile, code, password, keyId, channelId }: Registration): Promise<TokenPair> {
    invalidWhen(mobileFaults(mobile), codeFaults(code), channelFaults(channelId));
    const plain = await this.keys.passwordOf(keyId, password);
    const isRight = await this.guard.code(ctx, async () => (await this.codes.use({ mobile, scene: SmsScene.REGISTER, code })) || null);
    assertThat(isRight, 'A0131');
    const user = await this.createAccount({ mobile, password: plain, channelId });
    await this.keys.spend(password);
    return this.sessions.begin(user.id, channelId);
  }

  /** An account without proof of the mobile, for those who run the server. A0111 when the mobile has one. */
  async createAccount({ mobile, password, name, channelId = null }: NewAccount): Promise<User> {
    const trimmed = password.trim();
    invalidWhen(mobileFaults(mobile), passwordFaults(trimmed), channelFaults(channelId));
    const user: User = {
      id: this.random.id(ID_LENGTH),
      mobile,
      name: name ?? maskedMobile(mobile),
      passwordHash: await this.hasher.hash(trimmed),
      permission: newPermission(),
      channelId,
      firstLoginAt: null,
      createdAt: this.clock.now(),
    };
    try {
      await this.unit.run(() => this.database.repository(User).insert(user));
    } catch (error) {
      throw isDuplicateKey(error) ? new AppError('A0111') : error;
    }
    return user;
  }
}

/** A name until the author chooses one: `138****0001`. */
function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
