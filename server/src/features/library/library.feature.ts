import { ruleOf, unlimited } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { type NodeSource, storedSource } from '../../platform/graphql/node-source.js';
import type { AnyRoute } from '../../platform/route/route.js';
import type { Platform } from '../../platform/platform.js';
import type { UserService } from '../account/user.service.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { CommonShelf } from './common-shelf.js';
import { LibraryCategoryService } from './library-category.service.js';
import { LibraryDeletionService } from './library-deletion.service.js';
import { LibraryItemService } from './library-item.service.js';
import { LibraryResolver } from './library.resolver.js';
import type { LibraryServices } from './library-services.js';
import { libraryRoutes } from './library.rest.js';
import { libraryCategoryRoutes } from './library-category.rest.js';

const KEYS = ruleOf(unlimited('surveys:read'));

interface LibraryNeeds {
  readonly users: UserService;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
}

/** Question libraries: what authors keep of their surveys to use again, and what comes with the product. */
export function libraryFeature({ database, unit, clock, random }: Platform, { users, surveys, drafts, pictureUses }: LibraryNeeds) {
  const parts = { database, unit, users, shelf: new CommonShelf(), pictureUses, clock, random };
  const categories = new LibraryCategoryService(parts);
  const items = new LibraryItemService({ ...parts, categories, drafts });
  const deletions = new LibraryDeletionService(parts);
  const library = { categories, items, deletions };
  return {
    ...library,
    resolvers: [new LibraryResolver(library)],
    nodeSources: librarySources(library),
    routes: [...libraryCategoryRoutes(categories), ...libraryRoutes(library, surveys)] satisfies AnyRoute[],
    pages: [],
  };
}

/** Categories and questions by id, of the caller's own library and of the common one. */
function librarySources({ categories, items }: LibraryServices): NodeSource[] {
  return [
    storedSource(['LibraryCategory'], KEYS, async (ctx, ids) => {
      // There are at most a hundred of an author's own.
      const all = [...(await categories.list(ctx)), ...(await categories.list(ctx, { common: true }))];
      return all.filter(({ id }) => ids.includes(id)).map((category) => asNode('LibraryCategory', category));
    }),
    storedSource(['LibraryItem'], KEYS, async (ctx, ids) => (await items.findMany(ctx, ids)).map((item) => asNode('LibraryItem', item))),
  ];
}
