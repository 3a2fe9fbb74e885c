import { purposeKey } from '../../platform/auth/purpose-key.js';
import { mountWechatPage } from '../../platform/http/wechat-page.js';
import { LocalWechat } from '../../platform/outside/wechat/local-wechat.js';
import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { PageMaker } from '../answering-page/page-of.policy.js';
import type { PageSender } from '../answering-page/respondent-pages.port.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import { AuthorizationState } from './authorization-state.js';
import { WechatCards } from './wechat-card.service.js';
import { WechatEntry } from './wechat-entry.service.js';
import { wechatGate } from './wechat-gate.js';
import { mountWechatPages } from './wechat-pages.js';
import { WechatResolver } from './wechat.resolver.js';
import { wechatRoutes } from './wechat.rest.js';

export interface WechatNeeds {
  readonly opening: OpeningService;
  readonly pageMaker: PageMaker;
  readonly respondentPages: PageSender;
  readonly links: ShareLinkService;
}

/** Surveys in WeChat: who may answer, how they become known, and what a card of the link shows. Outside production a page stands in for WeChat. */
export function wechatFeature(platform: Platform, { opening, pageMaker, respondentPages, links }: WechatNeeds) {
  const { wechat, config, clock, random, limiter, tokenSecret, publicUrl } = platform;
  const home = () => config.wechat?.oauthUrl ?? publicUrl();
  const states = new AuthorizationState(purposeKey(tokenSecret, 'wechat'), clock, random);
  const entry = new WechatEntry({ wechat, states, opening, limiter, home });
  const cards = new WechatCards({ wechat, opening, base: publicUrl, origins: config.publicUrls });
  const pages = mountWechatPages({
    entry,
    cookies: platform.wechatCookies,
    maker: pageMaker,
    pages: respondentPages,
    links,
    random,
    homeHost: () => (wechat && !wechat.isTrial ? home() : null),
  });
  const standIn = wechat instanceof LocalWechat ? [mountWechatPage(wechat)] : [];
  return {
    wechatGate: wechatGate(wechat !== null),
    resolvers: [new WechatResolver(cards)],
    routes: wechatRoutes(cards),
    pages: [pages, ...standIn],
  };
}
