import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { answersShape } from '../../platform/openapi/model-schemas.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { answerChanges, type EditHistoryReadModel } from './edit-history.read-model.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Response } from './response.entity.js';
import type { ResponseQuality } from './response.port.js';
import type { ResponseViews } from './response-views.service.js';
import type { ResponseService } from './response.service.js';
import { v1Response } from './v1-response.type.js';
import { v1Flag, v1ResponseFilter } from './v1-response-filter.type.js';

const USUAL = 20;

const answer = z.unknown().nullable();

const v1Edit = z
  .object({
    revision: z.int().describe('The revision that it made, from 1.'),
    authorId: z.string().describe('Who edited.'),
    createdAt: moment.describe('When it was stored.'),
    changes: z
      .array(
        z.object({
          nodeId: z.int().describe('The question, by its id in the definition.'),
          before: answer.describe('The answer before; null: it had none.'),
          after: answer.describe('The answer after; null: it has none.'),
        }),
      )
      .describe('Questions whose answers it changed, in rising order of their ids.'),
  })
  .meta({ id: 'ResponseEdit' });

const withQuality = v1Flag.describe('1: with flags of quality, which take a look at all responses of the survey.');

const EDIT_CURSOR = free('an edit of the response that is named beside it');

/** The author's lines about responses. */
export function responseRoutes(
  responses: ResponseService,
  history: EditHistoryReadModel,
  views: ResponseViews,
  quality: ResponseQuality,
): AnyRoute[] {
  /** Returns how these responses are shown, with flags of quality where they are asked for, which are read once. */
  const viewOf = async (ctx: RequestContext, rows: readonly Response[], isJudged: boolean | undefined) => {
    const view = await views.of(rows);
    const findings = isJudged ? await quality.findingsOf(ctx, rows) : null;
    return (row: Response) => view(row, findings && (findings.get(row.id) ?? {}));
  };
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}',
      operationId: 'listResponses',
      tag: 'Results',
      summary: 'Responses of a survey',
      description:
        'Newest first, or with `order=oldest` oldest first: in the order of `seq`; with `sort` by the values of a column, responses without one last. `first` and `after` page forward, `last` and `before` backward; cursors stay good when filter or order change, those of a sorted list for the same column only. Stored from `submittedFrom` on and before `submittedTo`. `total` counts all that match.',
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
        sort: z
          .string()
          .optional()
          .describe('Key of one of the columns of the survey, such as `duration_s` or `n12`; others are refused. Not with `deleted`.'),
        direction: z
          .enum(['ascending', 'descending'])
          .default('ascending')
          .describe('Of `sort`: the smallest value first, or the largest.'),
        quality: withQuality,
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(v1Response), ...pageEnds }),
      handle: async (
        ctx,
        { params, query: { order, sort: column, direction, first, after, last, before, tag: tags, quality: isJudged, ...given } },
      ) => {
        const part = { first, after, last, before, usual: USUAL };
        const sort = column === undefined ? null : { column, direction };
        const page = await responses.list(ctx, params.id, { filter: { ...given, tags }, order, sort, ...part });
        const rows = page.edges.map(({ node }) => node);
        return { list: rows.map(await viewOf(ctx, rows, isJudged)), ...(await endsOf(page)) };
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
      query: z.object({ quality: withQuality }),
      data: v1Response,
      handle: async (ctx, { params: { id, responseId }, query: { quality: isJudged } }) => {
        const row = await responses.one(ctx, id, responseId);
        const view = await viewOf(ctx, [row], isJudged);
        return view(row);
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/responses/{id}/{responseId}/edits',
      operationId: 'listResponseEdits',
      tag: 'Results',
      summary: 'Edits of the answers of a response',
      description:
        'Newest first. `first` and `after` page forward, `last` and `before` backward. `original` is what the respondent gave, whatever has been edited since. A0404: no such response to this survey of the caller.',
      access: author('responses:read', {
        'params.id': 'survey',
        'params.responseId': 'response',
        'query.after': EDIT_CURSOR,
        'query.before': EDIT_CURSOR,
      }),
      params: z.strictObject({ id: z.string(), responseId: z.string() }),
      query: z.object(pageParameters(USUAL)),
      data: z.object({ original: answersShape, list: z.array(v1Edit), ...pageEnds }),
      handle: async (ctx, { params: { id, responseId }, query }) => {
        const response = await responses.one(ctx, id, responseId);
        const page = await history.page(response.id, { ...query, usual: USUAL });
        const list = page.edges.map(({ node: { number: revision, authorId, createdAt, ...answers } }) => {
          return { revision, authorId, createdAt: createdAt.toISOString(), changes: answerChanges(answers) };
        });
        return { original: await history.original(response), list, ...(await endsOf(page)) };
      },
    }),
  ];
}
