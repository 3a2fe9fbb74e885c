import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { TestLinkService } from './test-link.service.js';

/** The line of the `/v1` table that leads into test mode. */
export function testLinkRoute(links: TestLinkService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/surveys/test/{id}',
    operationId: 'makeTestLink',
    tag: 'Publishing',
    summary: 'A link into test mode',
    description:
      'The answering page with the current draft, in any state of the survey, for 30 minutes. What is submitted there counts nowhere. A0404: missing or not of the caller.',
    access: author('surveys:write', { 'params.id': 'survey' }),
    params: z.strictObject({ id: z.string() }),
    data: z.object({
      url: z.string().describe('The address of the answering page in test mode.'),
      token: z.string().describe('What the address carries as `test`. Whoever has it sees the draft.'),
      expiresAt: moment.describe('When the link ends'),
    }),
    handle: async (ctx, { params }) => {
      const { url, token, expiresAt } = await links.make(ctx, params.id);
      return { url, token, expiresAt: expiresAt.toISOString() };
    },
  });
}
