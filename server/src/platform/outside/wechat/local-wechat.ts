import type { WechatUser } from '@wence/schema';
import { BoundedMap } from '../../memory/bounded-map.js';
import type { Clock } from '../clock.js';
import type { Random } from '../random.js';
import { signatureOf } from './page-signature.js';
import { type Authorization, type PageSignature, type Wechat, WechatFault } from './wechat.js';

const CODES = 1000;
const CODE_LENGTH = 32;
/** As long as the codes of WeChat are good. */
const CODE_MS = 5 * 60_000;
const LONGEST_NAME = 32;

interface Granted {
  readonly user: WechatUser;
  readonly until: number;
}

/** Stands in for WeChat while developing: at `/dev/wechat` people choose who they are. */
export class LocalWechat implements Wechat {
  readonly appId = 'wence-local';
  readonly isTrial = true;
  readonly scriptUrl = '/dev/wechat.js';
  private readonly codes = new BoundedMap<string, Granted>(CODES);

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  authorizeUrl({ redirectUrl, state, withProfile }: Authorization): string {
    const scope = withProfile ? 'snsapi_userinfo' : 'snsapi_base';
    return `/dev/wechat?${new URLSearchParams({ redirect_uri: redirectUrl, scope, state })}`;
  }

  /** A code for whoever has this name; the same name is the same account. */
  grant(name: string): string {
    const nickname = name.slice(0, LONGEST_NAME);
    const code = this.random.id(CODE_LENGTH);
    const openid = `local-${Buffer.from(nickname).toString('base64url')}`;
    this.codes.set(code, { user: { openid, nickname, avatar: null }, until: this.clock.now().getTime() + CODE_MS });
    return code;
  }

  userOf(code: string, withProfile: boolean): Promise<WechatUser> {
    const granted = this.codes.get(code);
    this.codes.delete(code);
    if (!granted || granted.until <= this.clock.now().getTime())
      return Promise.reject(new WechatFault('code', 'the code is used or unknown'));
    const { user } = granted;
    return Promise.resolve(withProfile ? user : { openid: user.openid, nickname: null, avatar: null });
  }

  signPage(url: string): Promise<PageSignature> {
    return Promise.resolve(signatureOf(url, { appId: this.appId, ticket: 'local', clock: this.clock, random: this.random }));
  }
}
