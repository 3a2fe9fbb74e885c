import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { mobileFaults } from './account-faults.policy.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { CodeMessages } from './code-messages.service.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import { SmsCode } from './sms-code.entity.js';
import type { SmsScene } from './sms-scene.js';

const { lifetime, wrongTries } = ACCOUNT_LIMITS.sms;

export interface CodeToSend {
  readonly mobile: string;
  readonly scene: SmsScene;
}

/** Codes by text message: six digits, good once, for five minutes and for one purpose. Known and unknown mobiles are served alike. */
export class SmsCodeService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly messages: CodeMessages,
    private readonly key: Uint8Array,
  ) {}

  /** Sends a code, and tells after how many seconds the next one may be asked for. The one before it is no good any more. */
  async send(ctx: RequestContext, { mobile, scene }: CodeToSend): Promise<{ resendAfterSeconds: number }> {
    invalidWhen(mobileFaults(mobile));
    const to = { mobile, scene };
    return this.messages.send(ctx, to, (code) => this.unit.run(() => this.replace(to, code)));
  }

  /** Uses the code up. Of any number of simultaneous tries one gets true; a wrong try counts against the code. */
  use({ mobile, scene, code }: CodeToSend & { code: string }): Promise<boolean> {
    const open = { mobile, scene, usedAt: IsNull(), wrongTries: LessThan(wrongTries), expiresAt: MoreThan(this.clock.now()) };
    return this.unit.run(async () => {
      const codes = this.database.repository(SmsCode);
      const used = await codes.update({ ...open, codeHash: this.hashOf({ mobile, scene }, code) }, { usedAt: this.clock.now() });
      if (used.affected === 1) return true;
      await codes.update(open, { wrongTries: () => 'wrong_tries + 1' });
      return false;
    });
  }

  private async replace(to: CodeToSend, code: string): Promise<void> {
    const codes = this.database.repository(SmsCode);
    const expiresAt = new Date(this.clock.now().getTime() + lifetime);
    await codes.delete({ mobile: to.mobile, scene: to.scene });
    await codes.insert({ ...to, codeHash: this.hashOf(to, code), wrongTries: 0, expiresAt, usedAt: null });
  }

  private hashOf({ mobile, scene }: CodeToSend, code: string): string {
    return keyedHash(this.key, [mobile, scene, code]).toString('hex');
  }
}
