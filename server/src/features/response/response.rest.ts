import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import type { NumberedResponse } from './response.read-model.js';
import type { ResponseService } from './response.service.js';

const USUAL = 20;
const instant = z.string().describe('ISO 8601');
const response = z
  .object({
    id: z.string(),
    seq: z.int().describe('Running number within the survey, from 1.'),
    version: z.int(),
    status: z.enum(['complete', 'screened', 'over_quota']),
    answers: z.record(z.string(), z.unknown()).describe('Answer values by node id.'),
    startedAt: instant.nullable(),
    submittedAt: instant,
    source: z.string().nullable(),
    params: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'Response' });

/** The author's lines about responses. */
export function responseRoutes(responses: ResponseService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}',
      operationId: 'listResponses',
      tag: 'Results',
      summary: 'Responses of a survey, newest first',
      description: '`first` and `after` page forward, `last` and `before` backward. `total` counts all of them, screened ones included.',
      access: author('responses:read', { 'params.id': 'survey', 'query.after': 'responseCursor', 'query.before': 'responseCursor' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object(pageParameters(USUAL)),
      data: z.object({ list: z.array(response), ...pageEnds }),
      handle: async (ctx, { params, query }) => {
        const page = await responses.list(ctx, params.id, { ...query, usual: USUAL });
        return { list: page.edges.map(({ node }) => toV1(node)), ...(await endsOf(page)) };
      },
    }),
  ];
}

function toV1({ id, seq, version, status, answers, startedAt, submittedAt, source, params }: NumberedResponse) {
  return {
    id,
    seq,
    version,
    status,
    answers,
    startedAt: startedAt?.toISOString() ?? null,
    submittedAt: submittedAt.toISOString(),
    source,
    params: params && { ...params },
  };
}
