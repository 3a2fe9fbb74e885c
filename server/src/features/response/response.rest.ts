import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ResponseFiles } from './response.port.js';
import type { ResponseService } from './response.service.js';
import { toV1Response, v1Response } from './v1-response.type.js';
import { v1ResponseFilter } from './v1-response-filter.type.js';

const USUAL = 20;

/** The author's lines about responses. */
export function responseRoutes(responses: ResponseService, files: ResponseFiles): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}',
      operationId: 'listResponses',
      tag: 'Results',
      summary: 'Responses of a survey',
      description:
        'Newest first, or with `order=oldest` oldest first: in the order of `seq`. `first` and `after` page forward, `last` and `before` backward; cursors stay good when filter or order change. Stored from `submittedFrom` on and before `submittedTo`. `total` counts all that match.',
      access: author('responses:read', {
        'params.id': 'survey',
        'query.after': 'responseCursor',
        'query.before': 'responseCursor',
        'query.version': 'version',
      }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        ...v1ResponseFilter,
        order: z.enum(['newest', 'oldest']).default('newest').describe('Whether the response stored last or first comes first.'),
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(v1Response), ...pageEnds }),
      handle: async (ctx, { params, query: { order, first, after, last, before, tag: tags, ...given } }) => {
        const page = await responses.list(ctx, params.id, { filter: { ...given, tags }, order, first, after, last, before, usual: USUAL });
        const rows = page.edges.map(({ node }) => node);
        const found = await files.filesOf(rows);
        return { list: rows.map((row) => toV1Response(row, found.get(row.id) ?? [])), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}/{responseId}',
      operationId: 'getResponse',
      tag: 'Results',
      summary: 'One response to a survey',
      description: '`responseId` is what the receipt of the submission called it. A0404: no such response to this survey of the caller.',
      access: author('responses:read', { 'params.id': 'survey', 'params.responseId': 'response' }),
      params: z.strictObject({ id: z.string(), responseId: z.string() }),
      data: v1Response,
      handle: async (ctx, { params: { id, responseId } }) => {
        const row = await responses.one(ctx, id, responseId);
        return toV1Response(row, (await files.filesOf([row])).get(row.id) ?? []);
      },
    }),
  ];
}

