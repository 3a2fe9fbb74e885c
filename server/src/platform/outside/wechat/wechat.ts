import type { WechatUser } from '@wence/schema';

/** Why WeChat did not do what was asked of it. */
export type WechatReason =
  /** The code of a sign-in is unknown, used or too old: another one helps. */
  | 'code'
  /** A preview of a page, in which WeChat shows an account that nobody has. */
  | 'snapshot'
  /** WeChat takes no more calls for now. */
  | 'limit'
  /** It does not accept the account of this server, or what that may do. */
  | 'refused'
  /** It did not answer in time, or answered nothing that can be read. */
  | 'unreachable';

/** Never carries an address, a code or a secret, so that it can be logged. */
export class WechatFault extends Error {
  constructor(
    readonly reason: WechatReason,
    message: string,
  ) {
    super(message);
    this.name = 'WechatFault';
  }
}

/** A sign-in that somebody is sent to. */
export interface Authorization {
  /** Where WeChat sends the browser back to, with `code` and `state` in its query. */
  readonly redirectUrl: string;
  /** Letters and digits, at most 128. */
  readonly state: string;
  /** Asks the respondent for nickname and picture; otherwise nothing is seen of the sign-in. */
  readonly withProfile: boolean;
}

/** What lets a page use the script of WeChat: good for one address. */
export interface PageSignature {
  readonly appId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** WeChat leaves by this port: who somebody is, and what a page may do in its browser. All fail with `WechatFault`. */
export interface Wechat {
  /** Names the account of this server; openids belong to it. */
  readonly appId: string;
  /** Stands in for WeChat while developing. */
  readonly isTrial: boolean;
  /** The script that pages load in WeChat's browser. */
  readonly scriptUrl: string;
  authorizeUrl(authorization: Authorization): string;
  /** The account that a code stands for; each code does so once. */
  userOf(code: string, withProfile: boolean): Promise<WechatUser>;
  /** Signs the address of a page, without its fragment. */
  signPage(url: string): Promise<PageSignature>;
}
