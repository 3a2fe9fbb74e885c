import type { WechatUser } from '@wence/schema';
import type { Clock } from '../clock.js';
import type { Random } from '../random.js';
import { KeptValue } from './kept-value.js';
import { signatureOf } from './page-signature.js';
import type { Authorization, PageSignature, Wechat } from './wechat.js';
import { WechatFault } from './wechat.js';
import { ExpiredToken, textIn, WechatApi } from './wechat-api.js';

const API_URL = 'https://api.weixin.qq.com';
const AUTHORIZE_URL = 'https://open.weixin.qq.com/connect/oauth2/authorize';

export interface OfficialWechatParts {
  readonly appId: string;
  readonly appSecret: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
}

/**
 * WeChat itself, by an official account of the operator. The access token is the stable one: several servers that ask for it get the same, and none
 * ends that of another.
 */
export class OfficialWechat implements Wechat {
  readonly isTrial = false;
  readonly scriptUrl = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
  readonly appId: string;
  private readonly api: WechatApi;
  private readonly token: KeptValue;
  private readonly ticket: KeptValue;

  constructor(private readonly parts: OfficialWechatParts) {
    const { apiUrl = API_URL, timeoutMs, clock } = parts;
    this.appId = parts.appId;
    this.api = new WechatApi(apiUrl, timeoutMs);
    this.token = new KeptValue(clock, () => this.fetchToken());
    this.ticket = new KeptValue(clock, () => this.fetchTicket());
  }

  authorizeUrl({ redirectUrl, state, withProfile }: Authorization): string {
    // WeChat checks the order of these, too.
    const query = new URLSearchParams([
      ['appid', this.appId],
      ['redirect_uri', redirectUrl],
      ['response_type', 'code'],
      ['scope', withProfile ? 'snsapi_userinfo' : 'snsapi_base'],
      ['state', state],
    ]);
    return `${AUTHORIZE_URL}?${query}#wechat_redirect`;
  }

  async userOf(code: string, withProfile: boolean): Promise<WechatUser> {
    const { appId, appSecret } = this.parts;
    const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
    const answer = await this.api.get('/sns/oauth2/access_token', query);
    if (answer.is_snapshotuser === 1) throw new WechatFault('snapshot', 'WeChat shows a preview of the page');
    const openid = textIn(answer, 'openid');
    if (!withProfile) return { openid, nickname: null, avatar: null };
    const { nickname, headimgurl } = await this.profileOf(openid, textIn(answer, 'access_token'));
    return { openid, nickname: typeof nickname === 'string' ? nickname : '', avatar: pictureIn(headimgurl) };
  }

  private async profileOf(openid: string, token: string) {
    try {
      return await this.api.get('/sns/userinfo', { access_token: token, openid, lang: 'zh_CN' });
    } catch (error) {
      // This token came with the code a moment ago, and ends with it.
      if (error instanceof ExpiredToken) throw new WechatFault('code', error.message);
      throw error;
    }
  }

  async signPage(url: string): Promise<PageSignature> {
    return signatureOf(url, { ...this.parts, ticket: await this.ticket.read() });
  }

  private async fetchToken() {
    const { appId, appSecret } = this.parts;
    const answer = await this.api.post('/cgi-bin/stable_token', { grant_type: 'client_credential', appid: appId, secret: appSecret });
    return { value: textIn(answer, 'access_token'), seconds: Number(answer.expires_in) };
  }

  /** A token that ended early, because somebody asked for another, is fetched anew once. */
  private async fetchTicket() {
    const first = await this.token.read();
    try {
      return await this.ticketBy(first);
    } catch (error) {
      if (!(error instanceof ExpiredToken)) throw error;
      this.token.forget(first);
      return this.ticketBy(await this.token.read());
    }
  }

  private async ticketBy(token: string) {
    const answer = await this.api.get('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' });
    return { value: textIn(answer, 'ticket'), seconds: Number(answer.expires_in) };
  }
}

const LONGEST_ADDRESS = 300;

/** People without a picture have an empty address. */
function pictureIn(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || !/^https?:\/\//.test(address)) return null;
  return address.replace(/^http:/, 'https:');
}
