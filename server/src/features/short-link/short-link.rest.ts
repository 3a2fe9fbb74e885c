import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ShortLinkService } from './short-link.service.js';
import { SHORT_LINK_TEXTS } from './short-link.type.js';

const tag = 'Publishing';
const PATH = '/v1/surveys/short-link/{id}';
const params = z.strictObject({ id: z.string() });
const data = z.object({ url: z.string().nullable().describe(SHORT_LINK_TEXTS.url) }).meta({ id: 'ShortLink' });

/** Short links (Spec 2, publish navigation: share). */
export function shortLinkRoutes(links: ShortLinkService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'readShortLink',
      tag,
      summary: 'The short link of a survey',
      description: "A0404: not the caller's survey.",
      access: author('surveys:read', { 'params.id': 'survey' }),
      params,
      data,
      handle: async (ctx, { params: { id } }) => ({ url: await links.read(ctx, id) }),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'saveShortLink',
      tag,
      summary: 'Give a survey a short link',
      description: `${SHORT_LINK_TEXTS.save} ${SHORT_LINK_TEXTS.mistakes}`,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params,
      body: z.strictObject({ name: z.string().optional().describe(SHORT_LINK_TEXTS.name) }),
      data,
      handle: async (ctx, { params: { id }, body }) => ({ url: (await links.save(ctx, { surveyId: id, ...body })).url }),
    }),
    route({
      method: 'POST',
      path: `${PATH}/delete`,
      operationId: 'deleteShortLink',
      tag,
      summary: 'Take a short link away',
      description: SHORT_LINK_TEXTS.remove,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params,
      data,
      handle: async (ctx, { params: { id } }) => ({ url: (await links.remove(ctx, id)).url }),
    }),
  ];
}
