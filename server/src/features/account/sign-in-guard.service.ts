import type { RequestContext } from '../../platform/request/context.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { Claim } from './attempt-change.js';
import type { AttemptLimits } from './attempt-limits.service.js';

const { passwordTries, addressWindow } = ACCOUNT_LIMITS;

/**
 * Counts wrong passwords per mobile, and wrong passwords and codes per address: whoever tries one password on many mobiles is stopped too. A try
 * is counted before it is looked at, so a hundred at once are a hundred, and given back when it was right: people who know their password
 * never get in each other's way behind one address.
 */
export class SignInGuard {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly metrics: Metrics,
    private readonly wrongPerAddress: number,
  ) {}

  /** Returns the result of `prove`, null for a wrong password. Throws A0501 after ten wrong ones per mobile in 15 minutes, even for a right one. */
  async password<T>(ctx: RequestContext, mobile: string, prove: () => Promise<T | null>): Promise<T | null> {
    const [address, counter] = [this.ofAddress(ctx), { id: `password:${mobile}`, ...passwordTries }];
    await this.limits.take([address, counter]);
    const proven = await prove();
    if (proven === null) return this.wrong('password');
    await this.limits.settle({ giveBack: [address.id], forget: [counter.id] });
    return proven;
  }

  /** Does the same for a code. Wrong tries per code are counted with the code itself. */
  async code<T>(ctx: RequestContext, prove: () => Promise<T | null>): Promise<T | null> {
    const address = this.ofAddress(ctx);
    await this.limits.take([address]);
    const proven = await prove();
    if (proven === null) return this.wrong('code');
    await this.limits.settle({ giveBack: [address.id] });
    return proven;
  }

  /**
   * Does the same for the password of something that is shared by link, counted per link and address: a stranger who tries does not lock out those
   * who know it. `link` names the link, whether or not there is such a one. Throws A0501 after ten wrong ones in 15 minutes, even for a right one.
   */
  async link<T>(ctx: Pick<RequestContext, 'ip'>, link: string, prove: () => Promise<T | null>): Promise<T | null> {
    const [address, counter] = [
      this.ofAddress(ctx),
      { id: `link:${link.slice(0, 24)}:${networkOf(ctx.ip)}`.slice(0, 64), ...passwordTries },
    ];
    await this.limits.take([address, counter]);
    const proven = await prove();
    if (proven === null) return this.wrong('link password');
    await this.limits.settle({ giveBack: [address.id], forget: [counter.id] });
    return proven;
  }

  private ofAddress({ ip }: Pick<RequestContext, 'ip'>): Claim {
    return { id: `wrong-address:${networkOf(ip)}`, times: this.wrongPerAddress, every: addressWindow };
  }

  private wrong(reason: string): null {
    this.metrics.authFailures.inc({ reason });
    return null;
  }
}
