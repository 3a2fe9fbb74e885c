import type { EntityDefinition } from '../../platform/db/open-database.js';
import { libraryCategoryEntity } from './library-category.entity.js';
import { libraryItemEntity } from './library-item.entity.js';

export const libraryEntities: readonly EntityDefinition[] = [libraryCategoryEntity, libraryItemEntity];
