import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { NumberedResponse } from './response.read-model.js';
import { cursorOf, type ResponseService } from './response.service.js';

const instant = z.string().describe('ISO 8601');
const response = z.object({
  id: z.string(),
  seq: z.int().describe('Running number within the survey, from 1.'),
  version: z.int(),
  status: z.enum(['complete', 'screened', 'over_quota']),
  answers: z.record(z.string(), z.unknown()).describe('Answer values by node id.'),
  startedAt: instant.nullable(),
  submittedAt: instant,
  source: z.string().nullable(),
  params: z.record(z.string(), z.string()).nullable(),
});

/** The author's lines about responses. */
export function responseRoutes(responses: ResponseService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}',
      operationId: 'listResponses',
      tag: 'Results',
      summary: 'Responses of a survey, newest first',
      description: '`first` 1 to 100, 20 unless said; `after` is the `endCursor` of the page before, null at the end of the list.',
      access: author('responses:read', { 'params.id': 'survey', 'query.after': 'responseCursor' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({ first: z.coerce.number().int().default(20), after: z.string().optional() }),
      data: z.object({ total: z.int(), list: z.array(response), endCursor: z.string().nullable() }),
      handle: async (ctx, { params, query }) => {
        const page = await responses.list(ctx, params.id, query.first, query.after ?? null);
        const last = page.hasNextPage ? page.responses.at(-1) : undefined;
        return { total: page.total, list: page.responses.map(toV1), endCursor: last ? cursorOf(last) : null };
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
