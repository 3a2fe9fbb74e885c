import { In } from 'typeorm';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';
import { LibraryCategory } from './library-category.entity.js';
import type { LibraryParts } from './library-category.service.js';
import { LibraryItem } from './library-item.entity.js';

/** Entries that one call may name, of either kind. */
const MOST = 100;

export interface DeletionRequest {
  readonly categoryIds?: readonly string[] | null | undefined;
  readonly itemIds?: readonly string[] | null | undefined;
  /** True also deletes non-empty categories with their content. */
  readonly confirmed?: boolean | null | undefined;
}

export interface Deleted {
  readonly categories: number;
  readonly items: number;
}

/** Takes entries out of an author's library, for good. Surveys that questions were inserted into keep their copies. */
export class LibraryDeletionService {
  constructor(private readonly parts: LibraryParts) {}

  /**
   * Deletes all of them or none. A category is deleted with its subcategories and their questions. A0404: one is not the caller's own. A0104 with
   * `data.items` and `data.categories`: more than is named would be deleted without `confirmed`. A0400 (`categoryIds`, `itemIds`, tooMany): > 100.
   */
  delete(ctx: RequestContext, { categoryIds, itemIds, confirmed }: DeletionRequest): Promise<Deleted> {
    const named = { categories: distinct('categoryIds', categoryIds), items: distinct('itemIds', itemIds) };
    return this.parts.unit.run(async () => {
      await this.parts.users.lock(ctx);
      const ownerId = signedIn(ctx).id;
      await this.requireOwn(ownerId, named);
      const categories = await this.withLower(named.categories);
      const inside = (await this.items.find({ select: { id: true }, where: { categoryId: In(categories) } })).map(({ id }) => id);
      const extra = {
        items: inside.filter((id) => !named.items.includes(id)).length,
        categories: categories.length - named.categories.length,
      };
      if (!confirmed && extra.items + extra.categories > 0) throw new AppError('A0104', { data: extra });
      const gone = [...new Set([...inside, ...named.items])];
      await this.items.delete({ categoryId: In(categories) });
      await this.items.delete({ id: In([...named.items]) });
      await this.categories.delete({ id: In(categories) });
      await this.parts.pictureUses.release(gone.map((id) => ({ kind: 'question', id })));
      return { categories: categories.length, items: gone.length };
    });
  }

  private async requireOwn(ownerId: string, named: { categories: readonly string[]; items: readonly string[] }): Promise<void> {
    const [categories, items] = await Promise.all([
      this.categories.find({ select: { id: true }, where: { ownerId, id: In([...named.categories]) } }),
      this.items.find({ select: { id: true }, where: { ownerId, id: In([...named.items]) } }),
    ]);
    const own = new Set([...categories, ...items].map(({ id }) => id));
    if (![...named.categories, ...named.items].every((id) => own.has(id))) throw notFound();
  }

  private async withLower(ids: readonly string[]): Promise<string[]> {
    const lower = await this.categories.find({ select: { id: true }, where: { parentId: In([...ids]) } });
    return [...new Set([...ids, ...lower.map(({ id }) => id)])];
  }

  private get categories() {
    return this.parts.database.repository(LibraryCategory);
  }

  private get items() {
    return this.parts.database.repository(LibraryItem);
  }
}

function distinct(field: string, ids: readonly string[] | null | undefined): string[] {
  const each = [...new Set(ids ?? [])];
  if (each.length > MOST) throw invalidInput([{ field, rule: 'tooMany', limit: MOST }]);
  return each;
}
