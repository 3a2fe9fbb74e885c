import { asksWechatUser, isWechatBrowser, type SurveySettings } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import type { Gate } from '../answering-page/gate.type.js';
import type { RequestContext } from '../../platform/request/context.js';

type Known = RequestContext['wechat'];

/** What a survey keeps has to be known; a profile is, once the respondent has agreed to tell it. */
const isKnown = (user: Known, { wechatUser }: SurveySettings): boolean =>
  Boolean(user) && (wechatUser !== 'profile' || user?.nickname !== null);

export const wechatRequired = (reason: string): AppError => new AppError('A0438', { data: { reason } });

/**
 * Keeps out whoever is not in WeChat, and has those who are be known, where the survey asks for it (Spec 2, setting); when the survey opens and again
 * when answers come. What a browser says of itself decides only what is said to whoever is not known: the account is what WeChat has confirmed.
 */
export function wechatGate(hasWechat: boolean): Gate {
  return ({ definition: { settings }, entrant }) => {
    if (!settings || !asksWechatUser(settings) || isKnown(entrant.wechat, settings)) return null;
    const isInside = isWechatBrowser(entrant.userAgent);
    if (!isInside && !settings.onlyWechat) return null;
    if (!hasWechat) return wechatRequired('unavailable');
    return wechatRequired(isInside ? 'unknown' : 'outside');
  };
}
