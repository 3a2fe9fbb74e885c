import type { RequestContext } from '../../platform/request/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { fill, textsOf } from '../../platform/i18n/messages.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { Random } from '../../platform/outside/random.js';
import type { SmsSender } from '../../platform/outside/sms-sender.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { Claim } from './attempt-change.js';
import type { AttemptLimits } from './attempt-limits.service.js';
import type { SmsScene } from './sms-scene.js';

const { digits, lifetime, resend, perDay, addressWindow, everybodyWindow } = ACCOUNT_LIMITS.sms;
const EVERYBODY = 'sms-all';

/** Lifetime of a code, wrong tries allowed, and the window of the limit for everybody. Milliseconds. */
export const CODE_LIFE = { lifetime, wrongTries: ACCOUNT_LIMITS.sms.wrongTries, everybodyWindow } as const;

/** The most messages for one address per hour and for everybody per day. */
export interface SmsAmounts {
  readonly perAddress: number;
  readonly perDay: number;
}

export interface CodeMessage {
  readonly mobile: string;
  /** Purpose of the code; each has its own resend limit. `answer` verifies a mobile number in a respondent's answers. */
  readonly scene: SmsScene | 'answer';
}

/** Codes on their way to a mobile: who may have one now, and handing it over. Known and unknown mobiles are served alike. */
export class CodeMessages {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly sender: SmsSender,
    private readonly random: Random,
    private readonly metrics: Metrics,
    private readonly amounts: SmsAmounts,
  ) {}

  /**
   * Makes a code, has it kept and sends it; tells after how many seconds the next one may be asked for. A0501 when a limit is used up, `more` are
   * limits of the asker. B0503 when it could not be sent.
   */
  async send(
    ctx: RequestContext,
    to: CodeMessage,
    keep: (code: string) => Promise<unknown>,
    more: readonly Claim[] = [],
  ): Promise<{ resendAfterSeconds: number }> {
    const code = this.random.digits(digits);
    await this.takeAttempt(ctx, to, more);
    try {
      await keep(code);
      await this.deliver(ctx, to, code);
    } catch (error) {
      // Nothing arrived, so nobody has to wait before asking again. The day's count stands.
      await this.limits.settle({ forget: [resendCounter(to)] });
      throw error;
    }
    return { resendAfterSeconds: resend.every / 1000 };
  }

  /** Messages cost money: the operator sets the daily limit and is told when it is used up. */
  private takeAttempt(ctx: RequestContext, to: CodeMessage, more: readonly Claim[]): Promise<void> {
    const claims = [
      { id: resendCounter(to), ...resend },
      { id: `sms-day:${to.mobile}`, ...perDay },
      { id: `sms-address:${networkOf(ctx.ip)}`, times: this.amounts.perAddress, every: addressWindow },
      ...more,
      { id: EVERYBODY, times: this.amounts.perDay, every: everybodyWindow },
    ];
    return this.limits.take(claims, (id) => {
      if (id !== EVERYBODY) return;
      ctx.logger.error({ smsPerDay: this.amounts.perDay }, 'no more text messages today: SMS_PER_DAY is used up');
    });
  }

  private async deliver(ctx: RequestContext, to: CodeMessage, code: string): Promise<void> {
    const text = fill(textsOf(ctx.language).sms.code, { code, minutes: lifetime / 60_000 });
    try {
      await this.sender.send({ to: to.mobile, text, code });
      this.metrics.smsSent.inc();
    } catch (error) {
      ctx.logger.error({ err: error }, 'a text message could not be sent');
      throw new AppError('B0503', { cause: error });
    }
  }
}

function resendCounter({ mobile, scene }: CodeMessage): string {
  return `sms:${scene}:${mobile}`;
}
