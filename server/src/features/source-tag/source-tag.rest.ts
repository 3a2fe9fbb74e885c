import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { moment } from '../../platform/http/envelope.js';
import type { RequestContext } from '../../platform/request/context.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SourceTag } from './source-tag.entity.js';
import type { SourceTagService } from './source-tag.service.js';
import { TAG_TEXTS } from './source-tag.type.js';
import type { TagReadings } from './tag-readings.service.js';

const tag = 'Publishing';
const PATH = '/v1/surveys/source/{id}';
const MOST = SOURCE_TAG_LIMITS.perSurvey;
const MISTAKES = 'tooShort, tooLong, notUnique in the survey';

const v1Tag = z
  .object({
    id: z.string(),
    name: z.string().describe(TAG_TEXTS.name),
    code: z.string().describe(TAG_TEXTS.code),
    enabled: z.boolean().describe(TAG_TEXTS.enabled),
    url: z.string().nullable().describe(TAG_TEXTS.url),
    visits: z.int().describe(TAG_TEXTS.visits),
    started: z.int().describe(TAG_TEXTS.started),
    completed: z.int().describe(TAG_TEXTS.completed),
    lastResponseAt: moment.nullable().describe(TAG_TEXTS.lastResponseAt),
    createdAt: moment.describe('When it was made.'),
    deletedAt: moment.nullable().describe(TAG_TEXTS.deletedAt),
  })
  .meta({ id: 'SourceTag' });

const tags = z.object({ list: z.array(v1Tag) });
/** Keys that a change does not write. */
const TAG_AS_READ = readOnlyKeys(v1Tag.shape, { name: 0, enabled: 0 });
const oneSurvey = z.strictObject({ id: z.string() });
const oneTag = z.strictObject({ id: z.string(), tagId: z.string().describe('Id of the source tag') });
const ONE = { 'params.id': 'survey', 'params.tagId': 'sourceTag' } as const;

/** Source tags (Spec 2, publish). */
export function sourceTagRoutes(service: SourceTagService, readings: TagReadings): AnyRoute[] {
  const told = async (ctx: RequestContext, found: readonly SourceTag[]) => ({
    list: (await readings.read(ctx, found)).map(({ tag: { id, name, code, enabled, createdAt, deletedAt }, url, figures }) => ({
      id,
      name,
      code,
      enabled: enabled === 1,
      url,
      ...figures,
      lastResponseAt: figures.lastResponseAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    })),
  });
  const toldOne = async (ctx: RequestContext, found: SourceTag): Promise<z.input<typeof v1Tag>> => {
    const { list } = await told(ctx, [found]);
    return list[0] as z.input<typeof v1Tag>; // A list of one.
  };
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listSourceTags',
      tag,
      summary: 'Source tags of a survey',
      description: `Oldest first, deleted ones that responses came by last; at most ${MOST}. Whatever a link carries as \`s\`, the survey opens.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: oneSurvey,
      data: tags,
      handle: async (ctx, { params: { id } }) => told(ctx, await service.list(ctx, id)),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createSourceTags',
      tag,
      summary: 'Make source tags',
      description: `One for each name, all or none. A0404: not the caller's survey. A0400: \`names[i]\` (${MISTAKES}), \`names\` (required; tooMany: ${MOST} of one survey).`,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: oneSurvey,
      body: z.strictObject({ names: z.array(z.string()).describe(`A name for each. ${TAG_TEXTS.name} Spaces around it are left out.`) }),
      data: tags,
      handle: async (ctx, { params: { id }, body }) => told(ctx, (await service.create(ctx, { surveyId: id, ...body })).tags),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{tagId}`,
      operationId: 'updateSourceTag',
      tag,
      summary: 'Change a source tag',
      description: `What is left out stays; it may be sent as it was read. A0404: no such tag of this survey of the caller, or deleted. A0400: \`name\` (${MISTAKES}).`,
      access: author('surveys:write', { ...ONE, ...asReadPlaces('body', TAG_AS_READ) }),
      params: oneTag,
      body: z.strictObject({
        name: z.string().optional().describe(TAG_TEXTS.name),
        enabled: z.boolean().optional().describe(TAG_TEXTS.enabled),
        ...TAG_AS_READ,
      }),
      data: v1Tag,
      handle: async (ctx, { params: { id: surveyId, tagId }, body }) => {
        const before = await service.one(ctx, tagId, surveyId);
        invalidWhen(changedAsRead(body, await toldOne(ctx, before), TAG_AS_READ));
        const { name, enabled } = body;
        return toldOne(ctx, (await service.update(ctx, { tagId, surveyId, name, enabled })).tag);
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{tagId}/delete`,
      operationId: 'deleteSourceTag',
      tag,
      summary: 'Delete a source tag',
      description:
        'For good where no response came by it, else it is kept for these and can be restored. Its link still opens the survey. The answer has the tag as it was last. A0404: no such tag of this survey of the caller.',
      access: author('surveys:write', ONE),
      params: oneTag,
      data: v1Tag,
      handle: async (ctx, { params: { id, tagId } }) => toldOne(ctx, (await service.remove(ctx, tagId, id)).tag),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{tagId}/restore`,
      operationId: 'restoreSourceTag',
      tag,
      summary: 'Restore a deleted source tag',
      description: 'Takes back that it was deleted. A0404: no such tag of this survey of the caller, or deleted for good.',
      access: author('surveys:write', ONE),
      params: oneTag,
      data: v1Tag,
      handle: async (ctx, { params: { id, tagId } }) => toldOne(ctx, (await service.restore(ctx, tagId, id)).tag),
    }),
  ];
}
