import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { answersShape } from '../../platform/openapi/model-schemas.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ResponseFile, ResponseFiles } from './response.port.js';
import type { Response } from './response.entity.js';
import type { ResponseService } from './response.service.js';

const USUAL = 20;
const status = z.enum(['complete', 'screened', 'over_quota']).describe('Answered to an end, screened out, or over a quota that was full');
const INSTANT = 'RFC 3339 with zone, such as 2026-05-01T00:00:00Z; a `+` in it is written `%2B`.';
const instant = moment.transform((text) => new Date(text)).optional();

const file = z
  .object({
    id: z.string().describe('The id that the answer names.'),
    nodeId: z.int().describe('The question it answers, by its id in the definition.'),
    name: z.string().describe('The file name given by the sender. Never a path.'),
    size: z.int().describe('Bytes.'),
    path: z.string().describe('Path on this server that gives the file; it takes the token as any other request.'),
  })
  .meta({ id: 'ResponseFile' });

const response = z
  .object({
    id: z.string().describe('What the receipt of the submission called it.'),
    seq: z.int().describe('Running number within the survey, from 1.'),
    submissionId: z
      .string()
      .describe(
        "Made by the respondent's side. Random orders of options, rows and pages follow from it: it is the `seed` of an evaluation.",
      ),
    version: z.int().describe('Version of the survey that was answered; `GET /v1/surveys/{id}/definition?version=` tells what it asked.'),
    status,
    answers: answersShape,
    startedAt: moment.nullable().describe("When the respondent began, by the respondent's clock."),
    submittedAt: moment.describe('When it was stored.'),
    source: z.string().nullable().describe('Source tag of the link.'),
    params: z.record(z.string(), z.string()).nullable().describe('Parameters that the link carried besides the source.'),
    files: z.array(file).describe('Files that came with it, in the order they were handed in.'),
  })
  .meta({ id: 'SurveyResponse' });

const filter = {
  status: z
    .union([status.transform((one) => [one]), z.array(status)])
    .optional()
    .describe('Responses with this status; given more than once, with any of them. All of them otherwise, screened ones included.'),
  version: z.coerce.number().int().min(1).optional().describe('Responses to this version of the survey.'),
  submittedFrom: instant.describe(`Responses stored at this instant or later: ${INSTANT}`),
  submittedTo: instant.describe(`Responses stored before this instant: ${INSTANT}`),
  source: z.string().optional().describe('Responses whose link had exactly this source tag.'),
};

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
        ...filter,
        order: z.enum(['newest', 'oldest']).default('newest').describe('Whether the response stored last or first comes first.'),
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(response), ...pageEnds }),
      handle: async (ctx, { params, query: { order, first, after, last, before, ...given } }) => {
        const page = await responses.list(ctx, params.id, { filter: given, order, first, after, last, before, usual: USUAL });
        const rows = page.edges.map(({ node }) => node);
        const found = await files.filesOf(rows);
        return { list: rows.map((row) => toV1(row, found.get(row.id) ?? [])), ...(await endsOf(page)) };
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
      data: response,
      handle: async (ctx, { params: { id, responseId } }) => {
        const row = await responses.one(ctx, id, responseId);
        return toV1(row, (await files.filesOf([row])).get(row.id) ?? []);
      },
    }),
  ];
}

function toV1(row: Response, files: readonly ResponseFile[]) {
  return {
    id: row.id,
    seq: row.seq,
    submissionId: row.submissionId,
    version: row.version,
    status: row.status,
    answers: row.answers,
    startedAt: row.startedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt.toISOString(),
    source: row.source,
    params: row.params && { ...row.params },
    files: [...files],
  };
}
