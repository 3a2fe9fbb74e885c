import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { anyone, author, free } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { RequestContext } from '../../platform/request/context.js';
import { OPEN_WHILE_RUNNING } from '../answering-page/answer-places.policy.js';
import type { WechatCards, WechatState } from './wechat-card.service.js';
import { CARD_TEXT, cardQuery, STATE_TEXT, URL_TEXT, WechatCardType, WechatStateName } from './wechat.type.js';

@Resolver()
export class WechatResolver {
  constructor(private readonly cards: WechatCards) {}

  @Access(author('surveys:read'))
  @Query(() => WechatStateName, { description: STATE_TEXT })
  wechatState(): WechatState {
    return this.cards.state;
  }

  @Access(anyone(OPEN_WHILE_RUNNING, 'collect', { surveyId: 'answeredSurvey', url: free('an address that is signed, not read') }))
  @Query(() => WechatCardType, { description: CARD_TEXT })
  wechatCard(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('url', () => String, { description: URL_TEXT }) url: string,
  ): Promise<WechatCardType> {
    // Both doors use the same shape, so that both report the same faults.
    const asked = parseInput(cardQuery, { url }) as { url: string };
    return this.cards.cardFor(surveyId, asked.url, ctx.logger);
  }
}
