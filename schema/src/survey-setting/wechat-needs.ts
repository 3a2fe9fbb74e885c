import type { SurveySettings } from './survey-settings.js';
import type { WechatUser } from './wechat.js';

type Asked = Pick<SurveySettings, 'onlyWechat' | 'wechatUser' | 'hideShareMenu' | 'repeat'>;

/**
 * Returns whether a survey has to know the WeChat accounts of those who open it in WeChat (Spec 2, setting): to admit them, to keep what it may, or to
 * count their responses.
 */
export const asksWechatUser = ({ onlyWechat = false, wechatUser = 'none', repeat }: Asked): boolean =>
  onlyWechat || wechatUser !== 'none' || (repeat?.by.includes('wechat') ?? false);

/**
 * Returns the keys of those settings that do nothing on a server without a WeChat account of its own (Spec 2, setting). The card of a link is not among
 * them, since any network reads it.
 */
export function wechatDependents(settings: Asked): readonly (keyof Asked)[] {
  const { onlyWechat = false, wechatUser = 'none', hideShareMenu = false, repeat } = settings;
  const isOn = { onlyWechat, wechatUser: wechatUser !== 'none', hideShareMenu, repeat: repeat?.by.includes('wechat') ?? false };
  return (Object.keys(isOn) as (keyof Asked)[]).filter((key) => isOn[key]);
}

/** Returns what a survey keeps of a WeChat account; null if it keeps nothing of it, or nobody is known (Spec 2, setting). */
export function keptWechatUser({ wechatUser = 'none' }: Pick<Asked, 'wechatUser'>, user: WechatUser | null): WechatUser | null {
  if (user === null || wechatUser === 'none') return null;
  return wechatUser === 'profile' ? user : { openid: user.openid, nickname: null, avatar: null };
}

/**
 * Returns true for the browser of WeChat (Spec 2, setting), by how it introduces itself. That is a hint and no
 * proof, since anybody can say so. The one of WeCom says so too, and does not know WeChat accounts.
 */
export const isWechatBrowser = (userAgent: string | null): boolean =>
  /MicroMessenger\//i.test(userAgent ?? '') && !/wxwork\//i.test(userAgent ?? '');
