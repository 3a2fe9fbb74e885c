import { z } from 'zod';
import { anyone, author, free } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { OPEN_WHILE_RUNNING } from '../answering-page/answer-places.policy.js';
import type { WechatCards } from './wechat-card.service.js';
import { CARD_TEXT, cardQuery, cardShape, STATE_TEXT, stateShape } from './wechat.type.js';

/** Lines of the `/v1` table about WeChat. What a survey asks of it are settings of the survey. */
export function wechatRoutes(cards: WechatCards): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/wechat',
      operationId: 'getWechatService',
      tag: 'Surveys',
      summary: 'Whether WeChat can be used',
      description: STATE_TEXT,
      access: author('surveys:read'),
      data: stateShape,
      handle: async () => ({ state: cards.state }),
    }),
    route({
      method: 'GET',
      path: '/v1/r/{surveyId}/wechat-card',
      operationId: 'getWechatCard',
      codes: ['A0411', 'A0417', 'A0418', 'A0439', 'A0440'],
      tag: 'Answering',
      summary: 'The card of a running survey in WeChat',
      description: CARD_TEXT,
      access: anyone(OPEN_WHILE_RUNNING, 'collect', {
        'params.surveyId': 'answeredSurvey',
        'query.url': free('an address that is signed, not read'),
      }),
      params: z.strictObject({ surveyId: z.string() }),
      query: cardQuery,
      data: cardShape,
      handle: (ctx, { params: { surveyId }, query: { url } }) => cards.cardFor(surveyId, url, ctx.logger),
    }),
  ];
}
