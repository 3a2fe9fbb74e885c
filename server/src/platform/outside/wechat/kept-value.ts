import type { Clock } from '../clock.js';
import { WechatFault } from './wechat.js';

/** A value is fetched anew so many seconds before it ends, since clocks differ and requests take time. */
const EARLY_SECONDS = 300;
/** After WeChat took no more calls, it is left alone for so long. */
const REST_MS = 60_000;

export interface Lasting {
  readonly value: string;
  readonly seconds: number;
}

/** A value that is good for a while, such as a token: however many ask for it at once, it is fetched once. */
export class KeptValue {
  private kept: { readonly value: string; readonly until: number } | null = null;
  private fetching: Promise<string> | null = null;
  private rest: { readonly until: number; readonly fault: WechatFault } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly fetchValue: () => Promise<Lasting>,
  ) {}

  read(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.kept && now < this.kept.until) return Promise.resolve(this.kept.value);
    if (this.rest && now < this.rest.until) return Promise.reject(this.rest.fault);
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  /** Takes back a value that turned out to be good no more; a newer one stays. */
  forget(value: string): void {
    if (this.kept?.value === value) this.kept = null;
  }

  private async fetch(): Promise<string> {
    try {
      const { value, seconds } = await this.fetchValue();
      this.kept = { value, until: this.clock.now().getTime() + Math.max(0, seconds - EARLY_SECONDS) * 1000 };
      this.rest = null;
      return value;
    } catch (error) {
      if (error instanceof WechatFault && error.reason === 'limit')
        this.rest = { until: this.clock.now().getTime() + REST_MS, fault: error };
      throw error;
    }
  }
}
