import type { LibraryCategoryService } from './library-category.service.js';
import type { LibraryDeletionService } from './library-deletion.service.js';
import type { LibraryItemService } from './library-item.service.js';

/** Services that both doors of the library call. */
export interface LibraryServices {
  readonly categories: LibraryCategoryService;
  readonly items: LibraryItemService;
  readonly deletions: LibraryDeletionService;
}
