import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import { networkOf } from '../../platform/network-of.js';
import { fill, textsOf } from '../../platform/i18n/messages.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { SmsSender } from '../../platform/outside/sms-sender.js';
import { mobileFaults } from './account-faults.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { AttemptLimits } from './attempt-limits.js';
import { invalidWhen } from './invalid-when.js';
import { keyedHash } from './purpose-key.js';
import { SmsCode } from './sms-code.entity.js';
import type { SmsScene } from './sms-scene.js';

const { digits, lifetime, wrongTries, resend, perDay, addressWindow, everybodyWindow } = ACCOUNT_LIMITS.sms;
const EVERYBODY = 'sms-all';

/** How many messages may be sent on behalf of one address in an hour, and of everybody in a day. */
export interface SmsAmounts {
  readonly perAddress: number;
  readonly perDay: number;
}

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
    private readonly random: Random,
    private readonly limits: AttemptLimits,
    private readonly sender: SmsSender,
    private readonly key: Uint8Array,
    private readonly metrics: Metrics,
    private readonly amounts: SmsAmounts,
  ) {}

  /** Sends a code, and tells after how many seconds the next one may be asked for. The one before it is no good any more. */
  async send(ctx: RequestContext, { mobile, scene }: CodeToSend): Promise<{ resendAfterSeconds: number }> {
    invalidWhen(mobileFaults(mobile));
    const code = this.random.digits(digits);
    await this.takeAttempt(ctx, { mobile, scene });
    try {
      await this.unit.run(() => this.replace({ mobile, scene }, code));
      await this.deliver(ctx, { mobile, scene }, code);
    } catch (error) {
      // Nothing arrived, so nobody has to wait before asking again. The day's count stands.
      await this.limits.settle({ forget: [resendCounter({ mobile, scene })] });
      throw error;
    }
    return { resendAfterSeconds: resend.every / 1000 };
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

  /** Messages cost money: what a day may cost is the operator's word, and that it is spent is theirs to know. */
  private takeAttempt(ctx: RequestContext, to: CodeToSend): Promise<void> {
    const claims = [
      { id: resendCounter(to), ...resend },
      { id: `sms-day:${to.mobile}`, ...perDay },
      { id: `sms-address:${networkOf(ctx.ip)}`, times: this.amounts.perAddress, every: addressWindow },
      { id: EVERYBODY, times: this.amounts.perDay, every: everybodyWindow },
    ];
    return this.limits.take(claims, (id) => {
      if (id !== EVERYBODY) return;
      ctx.logger.error({ smsPerDay: this.amounts.perDay }, 'no more text messages today: SMS_PER_DAY is used up');
    });
  }

  private async deliver(ctx: RequestContext, to: CodeToSend, code: string): Promise<void> {
    const text = fill(textsOf(ctx.language).sms.code, { code, minutes: lifetime / 60_000 });
    try {
      await this.sender.send({ to: to.mobile, text, code });
      this.metrics.smsSent.inc();
    } catch (error) {
      ctx.logger.error({ err: error }, 'a text message could not be sent');
      throw new AppError('B0503', { cause: error });
    }
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

function resendCounter({ mobile, scene }: CodeToSend): string {
  return `sms:${scene}:${mobile}`;
}
