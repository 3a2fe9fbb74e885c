import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { PublishService } from './publish.service.js';
import type { ShareLinkService } from './share-link.service.js';

const idParam = z.strictObject({ id: z.string() });
const link = z.object({
  token: z.string().describe('The last part of the address.'),
  qrCode: z.string().describe('The address as a QR code: a data URL with an SVG picture.'),
  url: z.string().describe('The address of the answering page.'),
  version: z.int().describe('The version that respondents get there.'),
});
const version = z.object({
  version: z.int(),
  hash: z.string().describe('SHA-256 of the canonical definition, hex.'),
  createdAt: z.string().describe('ISO 8601'),
  current: z.boolean(),
});

const NOTICE =
  "What the author should know, in the asker's language: the check was cut short, and there may be more to find. Null: it was whole.";

/** Launch lines of the `/v1` table (Spec 7, surveys). */
export function publishRoutes(publishing: PublishService, links: ShareLinkService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/surveys/launch/{id}',
      operationId: 'launchSurvey',
      tag: 'Publishing',
      summary: 'Freeze the draft and start collecting',
      description:
        'The same content keeps its version number. `domain` is used only if it is one of the configured public addresses. A0414 with `data.findings` [{ severity, code, nodeId?, logicId?, quotaId?, partId?, conditionId?, sourceId?, otherId?, cell?, witness?, conflict? }] when the check finds errors; A0422 with `data.parts` [quotas, repeat] when the draft holds what is not applied yet; A0412 when the survey runs already.',
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: idParam,
      body: z.strictObject({ domain: z.string().nullish() }),
      data: link.extend({ notice: z.string().nullable().describe(NOTICE) }),
      handle: async (ctx, { params, body }) => {
        const launched = await publishing.launch(ctx, params.id);
        const { survey: _survey, ...rest } = await links.launched(ctx, launched, body.domain);
        return rest;
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/launch',
      operationId: 'getShareLink',
      tag: 'Publishing',
      summary: 'The link of a launched survey',
      description: 'Null before the first launch.',
      access: author('surveys:read', { 'query.surveyId': 'survey' }),
      query: z.object({ surveyId: z.string() }),
      data: link.nullable(),
      handle: (ctx, { query }) => links.read(ctx, query.surveyId),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/stop/{id}',
      operationId: 'stopSurvey',
      tag: 'Publishing',
      summary: 'Stop collecting',
      description: 'A0412 when the survey does not run.',
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: idParam,
      data: nothing,
      handle: async (ctx, { params }) => {
        await publishing.stop(ctx, params.id);
        return null;
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/versions/{id}',
      operationId: 'listVersions',
      tag: 'Publishing',
      summary: 'What was launched so far',
      description: 'Newest version first.',
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: idParam,
      data: z.array(version),
      handle: async (ctx, { params }) => {
        const versions = await publishing.listVersions(ctx, params.id);
        return versions.map(({ version: number, hash, createdAt, current }) => ({
          version: number,
          hash,
          createdAt: createdAt.toISOString(),
          current,
        }));
      },
    }),
  ];
}
