import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { conditionsOf } from './category-counts.read-model.js';
import type { ReportCategory } from './report-category.entity.js';
import type { ReportCategoryService } from './report-category.service.js';

const tag = 'Results';
const PATH = '/v1/surveys/report/category/{id}';
const NAME = '1 to 24 characters, spaces around it left out; unique in its survey, letter by letter';
const CONDITIONS = `Conditions on responses in the format of ${FILTER_SCHEMA_PATH}, the same as \`where\` of a list of responses`;
const MISTAKES =
  '`name` (tooShort, tooLong, notUnique), `conditions…` (what the filter language does not know; notAllowed: a question, row or option that no version has)';
const OF_THE_SURVEY = free('conditions on the survey in the path: local ids, looked up in its versions alone');

const conditions = z.record(z.string(), z.unknown()).describe(CONDITIONS);
const v1Category = z
  .object({
    id: z.string(),
    name: z.string(),
    conditions,
    position: z.int().describe('Its place among those of its survey, counted from 1.'),
    createdAt: moment.describe('When it was saved.'),
  })
  .meta({ id: 'ReportCategory' });

/** Keys that a change does not write. */
const CATEGORY_AS_READ = readOnlyKeys(v1Category.shape, { name: 0, conditions: 0, position: 0 });
const oneCategory = z.strictObject({ id: z.string(), categoryId: z.string().describe('Id of the category') });
const ONE = { 'params.id': 'survey', 'params.categoryId': 'reportCategory' } as const;

/** Categories of category reports (Spec 2, reports). */
export function reportCategoryRoutes(categories: ReportCategoryService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listReportCategories',
      tag,
      summary: 'Categories of the category report',
      description: `Filters that are saved under names, in their order; at most ${REPORT_CATEGORY_LIMITS.perSurvey}. The conditions of one can be sent as \`where\` to lists and reports.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({ list: z.array(v1Category) }),
      handle: async (ctx, { params: { id } }) => ({ list: (await categories.list(ctx, id)).map(toV1Category) }),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createReportCategory',
      tag,
      summary: 'Save a filter as a category',
      description: `It comes behind the others. A0404: not the caller's survey. A0400: ${MISTAKES}, \`categories\` (tooMany: there are ${REPORT_CATEGORY_LIMITS.perSurvey}).`,
      access: author('surveys:write', { 'params.id': 'survey', 'body.conditions': OF_THE_SURVEY }),
      params: z.strictObject({ id: z.string() }),
      body: z.strictObject({ name: z.string().describe(NAME), conditions }),
      data: v1Category,
      handle: async (ctx, { params: { id }, body }) => toV1Category((await categories.create(ctx, { surveyId: id, ...body })).category),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{categoryId}`,
      operationId: 'updateReportCategory',
      tag,
      summary: 'Change a category',
      description: `What is left out stays; it may be sent as it was read. A0404: no such category of this survey of the caller. A0400: ${MISTAKES}, \`position\` (tooSmall: 1).`,
      access: author('surveys:write', { ...ONE, 'body.conditions': OF_THE_SURVEY, ...asReadPlaces('body', CATEGORY_AS_READ) }),
      params: oneCategory,
      body: z.strictObject({
        name: z.string().optional().describe(NAME),
        conditions: conditions.optional(),
        position: z.int().optional().describe('Its new place, counted from 1; beyond the last one: last'),
        ...CATEGORY_AS_READ,
      }),
      data: v1Category,
      handle: async (ctx, { params: { id: surveyId, categoryId }, body }) => {
        const before = await categories.one(ctx, categoryId, surveyId);
        invalidWhen(changedAsRead(body, toV1Category(before), CATEGORY_AS_READ));
        const { name, conditions: where, position } = body;
        return toV1Category((await categories.update(ctx, { categoryId, surveyId, name, conditions: where, position })).category);
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{categoryId}/delete`,
      operationId: 'deleteReportCategory',
      tag,
      summary: 'Delete a category',
      description: 'For good; the responses stay. A0404: no such category of this survey of the caller.',
      access: author('surveys:write', ONE),
      params: oneCategory,
      data: nothing,
      handle: async (ctx, { params: { id, categoryId } }) => {
        await categories.remove(ctx, categoryId, id);
        return null;
      },
    }),
  ];
}

function toV1Category({ id, name, conditions: stored, position, createdAt }: ReportCategory): z.input<typeof v1Category> {
  return { id, name, conditions: { ...conditionsOf(stored) }, position, createdAt: createdAt.toISOString() };
}
