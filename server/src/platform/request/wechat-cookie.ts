import { timingSafeEqual } from 'node:crypto';
import type { WechatUser } from '@wence/schema';
import { keyedHash } from '../auth/purpose-key.js';
import type { Clock } from '../outside/clock.js';

const NAME = 'wence_wechat';
const VALUE = /(?:^|;\s*)wence_wechat=([\w-]{1,2000})\.([\w-]{43})(?:;|$)/;
/** WeChat is asked again each day, since several people may use one phone. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Openid, nickname, picture, and seconds since 1970 at which it ends. */
type Content = readonly [string, string | null, string | null, number];

/**
 * Keeps in the browser which WeChat account it belongs to, once WeChat has said so. The cookie is signed for this server and its WeChat account, and no
 * script reads it. It is good for all surveys of the server, for a day.
 */
export class WechatCookies {
  constructor(
    private readonly key: Uint8Array,
    /** Null: this server knows nobody by WeChat. */
    private readonly appId: string | null,
    private readonly clock: Clock,
  ) {}

  /** The account that a Cookie header names; null: none, or one that this server has not confirmed. */
  userIn(header: string | undefined): WechatUser | null {
    const [, content = '', mac = ''] = VALUE.exec(header ?? '') ?? [];
    if (mac === '' || this.appId === null) return null;
    if (!timingSafeEqual(Buffer.from(mac, 'base64url'), this.macOf(content))) return null;
    const [openid, nickname, avatar, until] = JSON.parse(Buffer.from(content, 'base64url').toString()) as Content; // Signed by us.
    return this.seconds() < until ? { openid, nickname, avatar } : null;
  }

  /** A Set-Cookie header for a browser of this account. It reaches as far as the one that tells browsers apart (`device-cookie.ts`). */
  cookieFor({ openid, nickname, avatar }: WechatUser, isSecure: boolean): string {
    const told: Content = [openid, nickname, avatar, this.seconds() + KEPT_SECONDS];
    const content = Buffer.from(JSON.stringify(told)).toString('base64url');
    const reach = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
    const value = `${content}.${this.macOf(content).toString('base64url')}`;
    return `${NAME}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; ${reach}`;
  }

  private macOf(content: string): Buffer {
    return keyedHash(this.key, ['cookie', this.appId ?? '', content]);
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
