import type { RequestContext } from '../../platform/context.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { networkOf } from '../../platform/network-of.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import type { AttemptLimit, AttemptLimits } from './attempt-limits.js';

const { passwordTries, addressWindow } = ACCOUNT_LIMITS;

/**
 * Counts wrong passwords per mobile, and wrong passwords and codes per address: whoever tries one password on many mobiles is stopped too. A try
 * is counted before it is looked at, so a hundred at once are a hundred, and given back when it was right: people who know their password
 * never get in each other's way behind one address.
 */
export class SignInGuard {
  private readonly perAddress: AttemptLimit;

  constructor(
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly metrics: Metrics,
    wrongPerAddress: number,
  ) {
    this.perAddress = { times: wrongPerAddress, every: addressWindow };
  }

  /** What `prove` finds, null when it was wrong; A0501 after ten wrong ones for this mobile in 15 minutes, even for the right one. */
  async password<T>(ctx: RequestContext, mobile: string, prove: () => Promise<T | null>): Promise<T | null> {
    const [address, counter] = [addressCounter(ctx), `password:${mobile}`];
    await this.unit.run(async () => {
      await this.limits.take(address, this.perAddress);
      await this.limits.take(counter, passwordTries);
    });
    const proven = await prove();
    if (proven === null) return this.wrong('password');
    await this.unit.run(async () => {
      await this.limits.giveBack(address);
      await this.limits.clear(counter);
    });
    return proven;
  }

  /** The same for a code, whose own wrong tries are counted with it. */
  async code<T>(ctx: RequestContext, prove: () => Promise<T | null>): Promise<T | null> {
    const address = addressCounter(ctx);
    await this.unit.run(() => this.limits.take(address, this.perAddress));
    const proven = await prove();
    if (proven === null) return this.wrong('code');
    await this.unit.run(() => this.limits.giveBack(address));
    return proven;
  }

  private wrong(reason: string): null {
    this.metrics.authFailures.inc({ reason });
    return null;
  }
}

function addressCounter({ ip }: RequestContext): string {
  return `wrong-address:${networkOf(ip)}`;
}
