import { LIBRARY_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** Parent id of a top-level category. Null would not work, because the unique key ignores nulls. */
export const TOP = '0';

/** A category of an author's question library. Names are unique on their level. */
export class LibraryCategory {
  id: string;
  ownerId: string;
  /** Id of the top-level category above it; `TOP` if it is a top-level category itself. */
  parentId: string;
  name: string;
  /** The name as it is compared: letter case does not matter. */
  nameKey: string;
  createdAt: Date;
}

export const libraryCategoryEntity: EntityDefinition = (types) =>
  new EntitySchema<LibraryCategory>({
    name: 'library_category',
    target: LibraryCategory,
    tableName: 'library_category',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      parentId: { ...types.id, name: 'parent_id' },
      name: types.token(LIBRARY_LIMITS.name),
      // One capital letter (U+0130) becomes two characters.
      nameKey: { ...types.token(2 * LIBRARY_LIMITS.name), name: 'name_key' },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_library_category_name', columns: ['ownerId', 'parentId', 'nameKey'], unique: true }],
  });
