import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { OwnTemplateService } from './own-template.service.js';
import type { TemplateService } from './template.service.js';
import { toV1Template, v1Template } from './v1-template.type.js';

const USUAL = 100;
const tag = 'Templates';
const TITLE = '1 to 100 characters';
const DESCRIPTION = 'At most 200 characters';
const TOPIC = 'Name of a topic';
const LANGUAGE = 'zh-CN or en; absent: that of Accept-Language, of an own template the one it has';
const params = z.strictObject({ id: z.string().describe('Id of the template') });
/** Keys of a template that a change does not write. */
const AS_READ = readOnlyKeys(v1Template.shape, { title: 0, description: 0, topic: 0 });

/** Templates of surveys (Spec 2, templates). */
export function templateRoutes(templates: TemplateService, own: OwnTemplateService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/templates/topics',
      operationId: 'listTemplateTopics',
      tag,
      summary: 'Topics of templates',
      description: 'In their order, each with the number of its templates and the best three of them.',
      access: author(unlimited('surveys:read')),
      data: z.object({
        list: z.array(
          z.object({
            name: z.string().describe('What templates name as their `topic`'),
            title: z.string().describe('In the language of the request'),
            templateCount: z.number().int().describe('Templates of it that come with the product'),
            best: z.array(v1Template).describe('At most three of them, the best first'),
          }),
        ),
      }),
      handle: async (ctx) => ({ list: (await templates.topics(ctx)).map((topic) => ({ ...topic, best: topic.best.map(toV1Template) })) }),
    }),
    route({
      method: 'GET',
      path: '/v1/templates',
      operationId: 'listTemplates',
      tag,
      summary: 'Templates',
      description:
        "Those that come with the product, by topics, the best first; `own=1`: the caller's own, newest first. `keyword`: part of the title, the description or a question, at most 24 characters. `first` and `after` page forward, `last` and `before` backward.",
      access: author(unlimited('surveys:read'), { 'query.after': 'templateCursor', 'query.before': 'templateCursor' }),
      query: z.object({
        topic: z.string().optional().describe(TOPIC),
        keyword: z.string().optional().describe('Part of the title, the description or a question'),
        own: z.literal(['0', '1']).optional().describe("1: the caller's own"),
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(v1Template), ...pageEnds }),
      handle: async (ctx, { query: { own: isOwn, ...query } }) => {
        const page = await templates.list(ctx, { ...query, own: isOwn === '1', usual: USUAL });
        return { list: page.edges.map(({ node }) => toV1Template(node)), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/templates/{id}',
      operationId: 'getTemplate',
      tag,
      summary: 'One template with its survey',
      description:
        "A0404: neither the caller's own nor one that comes with the product. A0400: `language` (notAllowed: none of the two, or an own template is in the other one).",
      access: author(unlimited('surveys:read'), { 'params.id': 'template' }),
      params,
      query: z.object({ language: z.string().optional().describe(LANGUAGE) }),
      data: v1Template.extend({
        language: z.enum(['zh-CN', 'en']).describe('Language of the survey'),
        definition: z.record(z.string(), z.unknown()).describe('The survey in the format of /definition.schema.json'),
        previewUrl: z.string().describe('The answering page with it, in test mode, for 30 minutes; nothing is stored there'),
      }),
      handle: async (ctx, { params: { id }, query }) => {
        const content = await templates.content(ctx, id, query.language);
        const { template, language, definition } = content;
        return { ...toV1Template(template), language, definition: { ...definition }, previewUrl: templates.previewUrl(ctx, content) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/templates/{id}/use',
      operationId: 'useTemplate',
      tag,
      summary: 'Make a survey from a template',
      description: 'The two have nothing to do with each other any more. A0404 and A0400 as when the template is read.',
      access: author(unlimited('surveys:write'), { 'params.id': 'template' }),
      params,
      body: z.strictObject({ language: z.string().optional().describe(LANGUAGE) }),
      data: z.object({ id: z.string().describe('Id of the new survey') }),
      handle: async (ctx, { params: { id }, body }) => ({ id: (await templates.use(ctx, id, body.language)).id }),
    }),
    route({
      method: 'POST',
      path: '/v1/templates',
      operationId: 'saveTemplate',
      tag,
      summary: 'Keep a survey as a template',
      description:
        'A copy of its draft, without dates, quotas and the number of responses asked for. A0404: the survey. A0400: `title` (tooShort, tooLong), `description` (tooLong), `topic` (notAllowed), `templates` (tooMany: there are 100).',
      access: author(unlimited('surveys:write'), { 'body.surveyId': 'survey' }),
      body: z.strictObject({
        surveyId: z.string(),
        title: z.string().describe(TITLE),
        description: z.string().optional().describe(DESCRIPTION),
        topic: z.string().describe(TOPIC),
      }),
      data: v1Template,
      handle: async (ctx, { body: { description = '', ...body } }) => toV1Template(await own.save(ctx, { ...body, description })),
    }),
    route({
      method: 'PUT',
      path: '/v1/templates/{id}',
      operationId: 'updateTemplate',
      tag,
      summary: 'Change an own template',
      description:
        "What is left out stays; it may be sent as it was read. A0404: not the caller's own. A0400: `title`, `description`, `topic`, as when one is saved.",
      access: author(unlimited('surveys:write'), { 'params.id': 'template', ...asReadPlaces('body', AS_READ) }),
      params,
      body: z.strictObject({
        title: z.string().optional().describe(TITLE),
        description: z.string().optional().describe(DESCRIPTION),
        topic: z.string().optional().describe(TOPIC),
        ...AS_READ,
      }),
      data: v1Template,
      handle: async (ctx, { params: { id }, body }) => {
        const before = await own.one(ctx, id);
        invalidWhen(changedAsRead(body, toV1Template(before), AS_READ));
        const { title, description, topic } = body;
        return toV1Template(await own.update(ctx, id, { title, description, topic }));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/templates/{id}/delete',
      operationId: 'deleteTemplate',
      tag,
      summary: 'Delete an own template',
      description: "For good; surveys that were made from it stay. A0404: not the caller's own.",
      access: author(unlimited('surveys:write'), { 'params.id': 'template' }),
      params,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await own.remove(ctx, id);
        return null;
      },
    }),
  ];
}
