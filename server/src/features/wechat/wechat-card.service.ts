import { LINK_PARAMETERS, respondentLink } from '@wence/schema';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import type { Logger } from '../../platform/logging/logger.js';
import { type PageSignature, type Wechat, WechatFault } from '../../platform/outside/wechat/wechat.js';
import { linkCardOf } from '../answering-page/link-card.policy.js';
import type { OpeningService } from '../answering-page/opening.service.js';

export type WechatState = 'ready' | 'trial' | 'missing';

/** What a page needs to use the script of WeChat, and what is to be shared. */
export interface WechatCard extends PageSignature {
  readonly script: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string | null;
  readonly hideMenu: boolean;
}

interface CardParts {
  readonly wechat: Wechat | null;
  readonly opening: OpeningService;
  readonly base: () => string;
  /** Origins people reach this server by; none: it is reached by any. */
  readonly origins: readonly string[];
}

/** The card of a survey's link in WeChat (Spec 2, setting). */
export class WechatCards {
  constructor(private readonly parts: CardParts) {}

  get state(): WechatState {
    const { wechat } = this.parts;
    if (!wechat) return 'missing';
    return wechat.isTrial ? 'trial' : 'ready';
  }

  /** A0400: `url` is no address of the answering page. A0404 and the like: the survey does not run. A0439: no WeChat account. A0440: WeChat fails. */
  async cardFor(surveyId: string, address: string, logger: Logger): Promise<WechatCard> {
    const { wechat, opening, base } = this.parts;
    const { definition } = await opening.open(surveyId);
    const url = this.pageAt(address);
    if (!wechat) throw new AppError('A0439', { data: { settings: [] } });
    const { title, text, picture } = linkCardOf(definition, base());
    const tag = url.searchParams.get(LINK_PARAMETERS.tag) ?? '';
    const link = respondentLink(url.origin, surveyId, { [LINK_PARAMETERS.tag]: tag });
    const signature = await this.sign(wechat, address, logger);
    return { ...signature, script: wechat.scriptUrl, title, text, link, picture, hideMenu: definition.settings?.hideShareMenu ?? false };
  }

  private async sign(wechat: Wechat, url: string, logger: Logger): Promise<PageSignature> {
    try {
      return await wechat.signPage(url);
    } catch (error) {
      if (!(error instanceof WechatFault)) throw error;
      logger.warn({ err: error }, 'WeChat gave no ticket for pages');
      throw new AppError('A0440', { data: { reason: error.reason } });
    }
  }

  private pageAt(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : null;
    const { origins } = this.parts;
    const isOurs = url !== null && /^https?:$/.test(url.protocol) && (origins.length === 0 || origins.includes(url.origin));
    if (!isOurs || !/^\/r\/[^/]+$/.test(url.pathname)) throw invalidInput([{ field: 'url', rule: 'notAllowed' }]);
    return url;
  }
}
