import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { VersionCounts } from './publish.port.js';
import type { PublishService } from './publish.service.js';
import type { ShareLinkService } from './share-link.service.js';

const idParam = z.strictObject({ id: z.string() });
const link = z
  .object({
    surveyId: z.string().describe('The survey that it leads to.'),
    token: z.string().describe('The last part of the address.'),
    qrCode: z.string().describe('The address as a QR code: a data URL with an SVG picture.'),
    url: z.string().describe('The address of the answering page.'),
    version: z.int().describe('The version that respondents get there.'),
  })
  .meta({ id: 'ShareLink' });
const version = z
  .object({
    version: z.int(),
    hash: z.string().describe('SHA-256 of the canonical definition, hex.'),
    createdAt: moment.describe('When it was launched first'),
    current: z.boolean().describe('Whether respondents get it now'),
    responses: z
      .int()
      .describe('Responses that were given to it and are not in the recycle bin; screened, over-quota and invalid ones are among them.'),
  })
  .meta({ id: 'SurveyVersion' });

const NOTICE =
  "What the author should know, in the asker's language: the check was cut short, and there may be more to find. Null: it was whole.";
const launch = link.extend({ notice: z.string().nullable().describe(NOTICE) }).meta({ id: 'Launch' });

/** Launch lines of the `/v1` table (Spec 7, surveys). */
export function publishRoutes(publishing: PublishService, links: ShareLinkService, counts: VersionCounts): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/surveys/launch/{id}',
      operationId: 'launchSurvey',
      codes: ['A0412', 'A0414', 'A0422', 'A0439'],
      tag: 'Publishing',
      summary: 'Freeze the draft and start collecting',
      description:
        'The same content keeps its version number. `domain` is used only if it is one of the configured public addresses. A0414 with `data.findings` [{ severity, code, nodeId?, logicId?, quotaId?, partId?, conditionId?, sourceId?, otherId?, cell?, witness?, conflict? }] when the check finds errors; A0422 with `data.parts` [quotas, repeat] when the draft holds what is not applied yet; A0439 with `data.settings` when it needs the WeChat account that this server does not have; A0412 when the survey runs already.',
      access: author('surveys:write', { 'params.id': 'survey', 'body.surveyId': free('has to be the survey in the path') }),
      params: idParam,
      body: z.strictObject({
        surveyId: z.string().nullish().describe('The same as in the path, where it is sent; A0400 for another one.'),
        domain: z.string().nullish().describe('Public address that the link begins with, if it is among those configured'),
      }),
      data: launch,
      handle: async (ctx, { params, body }) => {
        invalidWhen((body.surveyId ?? params.id) === params.id ? [] : [{ field: 'surveyId', rule: 'notAllowed' }]);
        const launched = await publishing.launch(ctx, params.id);
        const { survey, ...rest } = await links.launched(ctx, launched, body.domain);
        return { surveyId: survey.id, ...rest };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/launch',
      operationId: 'getShareLink',
      tag: 'Publishing',
      summary: 'The link of a launched survey',
      description:
        'Of the survey that `surveyId` names: null before the first launch. Without it: of the running survey of the caller that was launched last; null while none runs.',
      access: author('surveys:read', { 'query.surveyId': 'survey' }),
      query: z.object({ surveyId: z.string().optional() }),
      data: link.nullable(),
      handle: async (ctx, { query: { surveyId } }) => {
        const found = surveyId === undefined ? await links.readLast(ctx) : await links.read(ctx, surveyId);
        return found && { ...found, surveyId: found.token };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/stop/{id}',
      operationId: 'stopSurvey',
      codes: ['A0412'],
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
      etag: contentTag,
      handle: async (ctx, { params }) => {
        const versions = await publishing.listVersions(ctx, params.id);
        const responses = (await counts.countsOfVersions([params.id])).get(params.id);
        return versions.map(({ version: number, hash, createdAt, current }) => ({
          version: number,
          hash,
          createdAt: createdAt.toISOString(),
          current,
          responses: responses?.get(number) ?? 0,
        }));
      },
    }),
  ];
}
