import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { LibraryCategoryService } from './library-category.service.js';
import { toV1Category, v1LibraryCategory } from './v1-library.type.js';

const tag = 'Library';
/** What is counted or follows from whose it is. */
const CATEGORY_AS_READ = readOnlyKeys(v1LibraryCategory.shape, { id: 0, name: 0, parentId: 0 });
const categoryList = z.array(v1LibraryCategory);

/** Categories of question libraries (Spec 7, library). */
export function libraryCategoryRoutes(categories: LibraryCategoryService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/library/category',
      operationId: 'listUpperCategories',
      summary: 'Categories of the upper level',
      description: "The caller's own by name; `common=1`: those of the library that comes with the product, in their order. At most 100.",
      tag,
      access: author(unlimited('surveys:read')),
      query: z.object({ common: z.literal(['0', '1']).optional() }),
      data: categoryList,
      handle: async (ctx, { query: { common } }) =>
        (await categories.list(ctx, { common: common === '1' })).filter(({ parentId }) => parentId === null).map(toV1Category),
    }),
    route({
      method: 'GET',
      path: '/v1/library/category-down',
      operationId: 'listLowerCategories',
      summary: 'Categories of the lower level',
      description:
        "`parentId`: those below this category, own or common; without it all of the caller's own (`common=1`: all common ones). A0404: a category that the caller does not see.",
      tag,
      access: author(unlimited('surveys:read'), { 'query.parentId': 'libraryCategory' }),
      query: z.object({
        parentId: z.string().optional().describe('Id of the category above them'),
        common: z.literal(['0', '1']).optional(),
      }),
      data: categoryList,
      handle: async (ctx, { query: { parentId, common } }) => {
        if (parentId !== undefined) return (await categories.below(ctx, parentId)).map(toV1Category);
        return (await categories.list(ctx, { common: common === '1' })).filter((each) => each.parentId !== null).map(toV1Category);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/library/category/{id}',
      operationId: 'getCategory',
      summary: 'One category, with those below it',
      description:
        'The specification does not show what this call does: it has an id and no body. Here it reads, which does no harm to whoever expected something else. A0404: a category that the caller does not see.',
      tag,
      access: author(unlimited('surveys:write'), { 'params.id': 'libraryCategory' }),
      params: z.object({ id: z.string() }),
      data: v1LibraryCategory.extend({ children: categoryList.describe('The categories below it') }),
      handle: async (ctx, { params: { id } }) => ({
        ...toV1Category(await categories.find(ctx, id)),
        children: (await categories.below(ctx, id)).map(toV1Category),
      }),
    }),
    route({
      method: 'POST',
      path: '/v1/library/category',
      operationId: 'saveCategory',
      summary: 'Make a category, or give one another name',
      description:
        "`name`: 1 to 24 characters, unique on its level. `parentId`: a category of the caller's own of the upper level; 0 or absent: it is of the upper level itself. With `id` that category gets the name, and a `parentId` has to be the one it has; it may come as it was read. A0404: none of the caller's own. A0400: `name` (tooShort, tooLong, notUnique), `parentId` (notAllowed), `categories` (tooMany: there are 100).",
      tag,
      access: author(unlimited('surveys:write'), {
        'body.id': 'libraryCategory',
        'body.parentId': 'libraryCategory',
        ...asReadPlaces('body', CATEGORY_AS_READ),
      }),
      body: z.strictObject({
        id: z.string().optional(),
        name: z.string(),
        parentId: z
          .union([z.literal(0), z.string()])
          .optional()
          .describe('The category above it; 0 or absent: none'),
        ...CATEGORY_AS_READ,
      }),
      data: v1LibraryCategory,
      handle: async (ctx, { body }) => {
        const { id, name, parentId } = body;
        if (id === undefined) invalidWhen(changedAsRead(body, undefined, CATEGORY_AS_READ));
        if (id === undefined) return toV1Category(await categories.create(ctx, { name, parentId: parentId === 0 ? null : parentId }));
        const before = toV1Category(await categories.find(ctx, id));
        invalidWhen(changedAsRead(body, before, CATEGORY_AS_READ));
        if (parentId !== undefined && parentId !== before.parentId) throw invalidInput([{ field: 'parentId', rule: 'notAllowed' }]);
        return toV1Category(await categories.rename(ctx, id, name));
      },
    }),
  ];
}
