import { LIBRARY_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free, unlimited } from '../../platform/access/access.js';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import { asReadPlaces, changedAsRead, hasAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { rowInBody } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LibraryServices } from './library-services.js';
import { toV1Item, toV1Question, v1LibraryItem, v1LibraryQuestion } from './v1-library.type.js';

const USUAL = 100;
const tag = 'Library';
const NODE =
  'a question as the operation `addNode` takes it: `type`, `subType`, `title`, `required`, `setting`, `options`, `children` (rows)';
const node = z.record(z.string(), z.unknown());
/** What follows from the content of a kept question. */
const ITEM_AS_READ = readOnlyKeys(v1LibraryQuestion.shape, { id: 0, libraryCategoryId: 0, node: 0 });

/** Questions of libraries (Spec 7, library). Categories stand in `library-category.rest.ts`. */
export function libraryRoutes({ items, deletions }: LibraryServices, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/library',
      operationId: 'listLibraryItems',
      summary: 'Questions of a library',
      description:
        "The caller's own, newest first; `common=1`: those of the library that comes with the product, in their order. `libraryCategoryId`: of this category alone, own or common. `keyword`: part of the title, at most 24 characters. `first` and `after` page forward, `last` and `before` backward. A0404: a category that the caller does not see.",
      tag,
      access: author(unlimited('surveys:read'), {
        'query.libraryCategoryId': 'libraryCategory',
        'query.after': 'libraryCursor',
        'query.before': 'libraryCursor',
      }),
      query: z.object({
        libraryCategoryId: z.string().optional(),
        common: z.literal(['0', '1']).optional(),
        keyword: z.string().optional(),
        ...pageParameters(USUAL),
      }),
      data: z.object({
        list: z.array(v1LibraryItem),
        ...pageEnds,
      }),
      handle: async (ctx, { query: { libraryCategoryId: categoryId, common, ...query } }) => {
        const page = await items.list(ctx, { ...query, categoryId, common: common === '1', usual: USUAL });
        return { list: page.edges.map(({ node: item }) => toV1Item(item)), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/library/{id}',
      operationId: 'getLibraryItem',
      summary: 'One question of a library with its content',
      description: "A0404: neither the caller's own nor of the library that comes with the product.",
      tag,
      access: author(unlimited('surveys:read'), { 'params.id': 'libraryItem' }),
      params: z.object({ id: z.string() }),
      data: v1LibraryQuestion,
      handle: async (ctx, { params: { id } }) => toV1Question(await items.question(ctx, id)),
    }),
    route({
      method: 'POST',
      path: '/v1/library',
      operationId: 'saveLibraryItem',
      summary: 'Keep a question, or change one that is kept',
      description: `Without \`id\` a new one: \`libraryCategoryId\` and \`node\`, ${NODE}. With \`id\` that one is moved, exchanged, or both; it may come as it was read. A0404: question or category are none of the caller's own. A0400: \`node…\` (what adding it to a survey would break; notAllowed: a page or a container; tooBig: over 1 MiB), \`items\` (tooMany: 500 are in the category).`,
      tag,
      access: author(unlimited('surveys:write'), {
        'body.id': 'libraryItem',
        'body.libraryCategoryId': 'libraryCategory',
        'body.node': free('a question without ids'),
        ...asReadPlaces('body', ITEM_AS_READ),
      }),
      body: z.strictObject({
        id: z.string().optional(),
        libraryCategoryId: z.string().optional(),
        node: node.optional().describe('A question without ids, as the operation `addNode` takes it'),
        ...ITEM_AS_READ,
      }),
      bodyLimit: 2 * LIBRARY_LIMITS.nodeBytes,
      data: v1LibraryQuestion,
      handle: async (ctx, { body }) => {
        const { id, libraryCategoryId: categoryId, node: given } = body;
        if (hasAsRead(body, ITEM_AS_READ)) {
          const read = id === undefined ? undefined : toV1Question(await items.question(ctx, id));
          invalidWhen(changedAsRead(body, read, ITEM_AS_READ));
        }
        if (id !== undefined) return toV1Question(await items.update(ctx, id, { categoryId, node: given }));
        if (categoryId === undefined) throw invalidInput([{ field: 'libraryCategoryId', rule: 'required' }]);
        if (given === undefined) throw invalidInput([{ field: 'node', rule: 'required' }]);
        return toV1Question(await items.create(ctx, { categoryId, node: given }));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/library/node',
      operationId: 'keepNode',
      summary: 'Keep a question of a survey',
      description:
        '`nodeId` is the row id of the question. Kept as the draft has it: inserted answers become their fallbacks, logic stays behind. A0404: category or node. A0400: `nodeId` (notAllowed: a page or a container; tooBig: over 1 MiB), `items` (tooMany: 500 are in the category).',
      tag,
      access: author(unlimited('surveys:write'), { 'body.libraryCategoryId': 'libraryCategory', 'body.nodeId': 'node' }),
      body: z.strictObject({ libraryCategoryId: z.string(), nodeId: rowInBody }),
      data: v1LibraryQuestion,
      handle: async (ctx, { body: { libraryCategoryId: categoryId, nodeId } }) => {
        const survey = await surveys.ofRow(ctx, nodeId);
        return toV1Question(await items.add(ctx, { surveyId: survey.id, nodeId: localIdIn(survey, nodeId), categoryId }));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/library/delete',
      operationId: 'deleteLibraryItems',
      codes: ['A0104'],
      summary: 'Delete questions and categories',
      description:
        "All of them or none, for good: `ids` of questions, `categoryIds`, at most 100 of each. A category goes with those below it and all questions in them. A0404: one is not the caller's own. A0104 with `data.items` and `data.categories`: more would go than is named; `confirmed: true` does it all the same.",
      tag,
      access: author(unlimited('surveys:write'), { 'body.ids[]': 'libraryItem', 'body.categoryIds[]': 'libraryCategory' }),
      body: z.strictObject({
        ids: z.array(z.string()).optional().describe('Ids of questions, at most 100'),
        categoryIds: z.array(z.string()).optional().describe('Ids of categories, at most 100'),
        confirmed: z.boolean().optional(),
      }),
      data: z
        .object({
          categories: z.number().int().describe('Categories that were deleted'),
          items: z.number().int().describe('Questions that were deleted'),
        })
        .describe('How many were deleted'),
      handle: (ctx, { body: { ids: itemIds, ...rest } }) => deletions.delete(ctx, { ...rest, itemIds }),
    }),
  ];
}
