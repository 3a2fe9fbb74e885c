import type { AnyRoute } from '../../platform/route/route.js';
import type { Platform } from '../../platform/platform.js';
import type { UserService } from '../account/user.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { CommonShelf } from './common-shelf.js';
import { LibraryCategoryService } from './library-category.service.js';
import { LibraryDeletionService } from './library-deletion.service.js';
import { LibraryItemService } from './library-item.service.js';
import { LibraryResolver } from './library.resolver.js';
import { libraryRoutes } from './library.rest.js';
import { libraryCategoryRoutes } from './library-category.rest.js';

interface LibraryNeeds {
  readonly users: UserService;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
}

/** Question libraries: what authors keep of their surveys to use again, and what comes with the product. */
export function libraryFeature({ database, unit, clock, random }: Platform, { users, surveys, drafts }: LibraryNeeds) {
  const parts = { database, unit, users, shelf: new CommonShelf(), clock, random };
  const categories = new LibraryCategoryService(parts);
  const items = new LibraryItemService({ ...parts, categories, drafts });
  const deletions = new LibraryDeletionService(parts);
  const library = { categories, items, deletions };
  return {
    ...library,
    resolvers: [new LibraryResolver(library)],
    routes: [...libraryCategoryRoutes(categories), ...libraryRoutes(library, surveys)] satisfies AnyRoute[],
    pages: [],
  };
}
