import { LIBRARY_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A question in an author's library. It has nothing to do any more with the survey it came from. */
export class LibraryItem {
  id: string;
  ownerId: string;
  categoryId: string;
  /** The words of the question's title. */
  title: string;
  /** The title as search compares it. */
  titleKey: string;
  /** Number of the question type. */
  type: number;
  subType: number | null;
  /** Canonical text of what `addNode` takes. Up to 1 MiB, so lists do not read it. */
  node: string;
  createdAt: Date;
}

export const libraryItemEntity: EntityDefinition = (types) =>
  new EntitySchema<LibraryItem>({
    name: 'library_item',
    target: LibraryItem,
    tableName: 'library_item',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      categoryId: { ...types.id, name: 'category_id' },
      title: types.token(LIBRARY_LIMITS.title),
      titleKey: { ...types.token(2 * LIBRARY_LIMITS.title), name: 'title_key' },
      type: types.integer,
      subType: { ...types.integer, name: 'sub_type', nullable: true },
      node: { ...types.document, select: false },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'IDX_library_item_category', columns: ['categoryId', 'createdAt', 'id'] },
      { name: 'IDX_library_item_owner', columns: ['ownerId', 'createdAt', 'id'] },
    ],
  });
