import type { WechatUser } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import type { Logger } from '../../platform/logging/logger.js';
import { type Wechat, WechatFault } from '../../platform/outside/wechat/wechat.js';
import { assertAllowed, type RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { AuthorizationState, WechatWay } from './authorization-state.js';
import { wechatRequired } from './wechat-gate.js';

interface EntryParts {
  readonly wechat: Wechat | null;
  readonly states: AuthorizationState;
  readonly opening: OpeningService;
  readonly limiter: RateLimiter;
  /** Address of this server that WeChat knows. */
  readonly home: () => string;
}

/** What came back from WeChat. */
export interface Returned {
  readonly way: WechatWay;
  readonly state: string;
  /** Empty: the respondent did not agree. */
  readonly code: string;
  readonly ip: string;
}

/** The way through WeChat, on which a respondent becomes known. */
export class WechatEntry {
  constructor(private readonly parts: EntryParts) {}

  /** The running survey; null: there is none. */
  async survey(surveyId: string): Promise<FrozenDefinition | null> {
    const met = await this.parts.opening.find(surveyId);
    return met && !met.closedReason ? met : null;
  }

  /** Where a browser goes to be known. A0438: this server has no WeChat account. */
  authorizeUrl(way: WechatWay): string {
    const wechat = this.required();
    const query = new URLSearchParams({ back: way.back, ...(way.withProfile && { profile: '1' }) });
    const path = `/r/${encodeURIComponent(way.surveyId)}/wechat/return?${query}`;
    // What stands in for WeChat is on this server, whatever name it has been called by.
    const redirectUrl = wechat.isTrial ? path : `${this.parts.home()}${path}`;
    return wechat.authorizeUrl({ redirectUrl, state: this.parts.states.make(way), withProfile: way.withProfile });
  }

  /** The account of whoever comes back. A0438 with the reason why it is not known, A0501: too many came from there. */
  async userOf({ way, state, code, ip }: Returned, logger: Logger): Promise<WechatUser> {
    const wechat = this.required();
    if (!this.parts.states.isFor(way, state)) throw wechatRequired('state');
    if (code === '') throw wechatRequired('declined');
    // WeChat counts calls, and must not run out of them because somebody makes up codes.
    assertAllowed(await this.parts.limiter.take('signIn', `wechat:${networkOf(ip)}`));
    try {
      return await wechat.userOf(code, way.withProfile);
    } catch (error) {
      if (!(error instanceof WechatFault)) throw error;
      if (error.reason !== 'code' && error.reason !== 'snapshot') logger.warn({ err: error }, 'WeChat did not say who somebody is');
      throw wechatRequired(error.reason);
    }
  }

  private required(): Wechat {
    const { wechat } = this.parts;
    if (!wechat) throw new AppError('A0438', { data: { reason: 'unavailable' } });
    return wechat;
  }
}
