import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';

const LIFE_SECONDS = 10 * 60;
const NONCE_LENGTH = 16;
const FORM = /^([0-9a-f]{64})([0-9A-Za-z]{16})([0-9a-z]{6,8})$/;

/** The way through WeChat that somebody is on. */
export interface WechatWay {
  readonly surveyId: string;
  /** The browser that set out. */
  readonly device: string;
  /** The query of the survey's link, to be opened again afterwards. */
  readonly back: string;
  readonly withProfile: boolean;
}

/**
 * The `state` that goes through WeChat and back: good for ten minutes, for one way and one browser, so that nobody is signed in by a link that somebody
 * else has prepared. WeChat takes letters and digits alone, at most 128.
 */
export class AuthorizationState {
  constructor(
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  make(way: WechatWay): string {
    const nonce = this.random.id(NONCE_LENGTH);
    const until = (this.seconds() + LIFE_SECONDS).toString(36);
    return `${this.macOf(way, nonce, until).toString('hex')}${nonce}${until}`;
  }

  /** Returns true for a state that was made for this very way, and is not too old. */
  isFor(way: WechatWay, state: string): boolean {
    const [, mac = '', nonce = '', until = ''] = FORM.exec(state) ?? [];
    if (mac === '' || !timingSafeEqual(Buffer.from(mac, 'hex'), this.macOf(way, nonce, until))) return false;
    return this.seconds() < Number.parseInt(until, 36);
  }

  private macOf({ surveyId, device, back, withProfile }: WechatWay, nonce: string, until: string): Buffer {
    return keyedHash(this.key, ['state', surveyId, device, back, withProfile ? 1 : 0, nonce, until]);
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
