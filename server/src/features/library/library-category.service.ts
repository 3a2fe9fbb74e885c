import { LIBRARY_LIMITS, readLibraryName } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { uniquely } from '../../platform/db/unique-name.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { UserService } from '../account/user.service.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { CommonShelf } from './common-shelf.js';
import { LibraryCategory, TOP } from './library-category.entity.js';
import type { CategoryEntry } from './library-entry.js';
import { LibraryItem } from './library-item.entity.js';

const ID_LENGTH = 20;

export interface LibraryParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly users: UserService;
  readonly shelf: CommonShelf;
  readonly pictureUses: PictureUseService;
  readonly clock: Clock;
  readonly random: Random;
}

/** Categories of question libraries: an author's own, on two levels, and those of the common library, which are only read. */
export class LibraryCategoryService {
  constructor(private readonly parts: LibraryParts) {}

  /** The caller's categories of both levels by name, or those of the common library in its order. */
  async list(ctx: RequestContext, { common = false }: { common?: boolean } = {}): Promise<CategoryEntry[]> {
    if (common) return this.parts.shelf.categories(ctx.language);
    const ownerId = signedIn(ctx).id;
    const categories = await this.rows.find({ where: { ownerId }, order: { nameKey: 'ASC', id: 'ASC' } });
    const counts = await this.countsOf(ownerId);
    return categories.map((category) => entryOf(category, counts.get(category.id) ?? 0));
  }

  /** One category that the caller may read. A0404 otherwise. */
  async find(ctx: RequestContext, id: string): Promise<CategoryEntry> {
    const found = (await this.list(ctx, { common: this.parts.shelf.has(id) })).find((category) => category.id === id);
    if (!found) throw notFound();
    return found;
  }

  /** Returns the subcategories of a category that the caller may read, in the order of `list`. A0404 otherwise. */
  async below(ctx: RequestContext, id: string): Promise<CategoryEntry[]> {
    const { common } = await this.find(ctx, id);
    return (await this.list(ctx, { common })).filter(({ parentId }) => parentId === id);
  }

  /**
   * Creates a category of the caller's. A0404: the parent is not one of the caller's own categories. A0400: `name` (tooShort, tooLong: 24,
   * notUnique on its level), `parentId` (notAllowed: it is not a top-level category), `categories` (tooMany: 100 exist).
   */
  create(ctx: RequestContext, { name: typed, parentId }: { name: string; parentId?: string | null }): Promise<CategoryEntry> {
    const name = nameOf(typed);
    const { unit, users, clock, random } = this.parts;
    return unit.run(async () => {
      await users.lock(ctx);
      const ownerId = signedIn(ctx).id;
      const parent = parentId ? await this.requireOwn(ctx, parentId) : null;
      if (parent && parent.parentId !== TOP) throw invalidInput([{ field: 'parentId', rule: 'notAllowed' }]);
      if ((await this.rows.countBy({ ownerId })) >= LIBRARY_LIMITS.categories)
        throw invalidInput([{ field: 'categories', rule: 'tooMany', limit: LIBRARY_LIMITS.categories }]);
      const now = clock.now();
      const made = {
        id: datedId(random, now, ID_LENGTH),
        ownerId,
        parentId: parent?.id ?? TOP,
        name,
        nameKey: keyOf(name),
        createdAt: now,
      };
      await uniquely(() => this.rows.insert(made));
      return entryOf(made, 0);
    });
  }

  /** Gives a category of the caller's another name. A0404: not the caller's own. A0400: `name`, as when one is created. */
  rename(ctx: RequestContext, id: string, typed: string): Promise<CategoryEntry> {
    const name = nameOf(typed);
    return this.parts.unit.run(async () => {
      await this.parts.users.lock(ctx);
      const category = await this.requireOwn(ctx, id);
      await uniquely(() => this.rows.update({ id }, { name, nameKey: keyOf(name) }));
      return entryOf({ ...category, name }, await this.items.countBy({ categoryId: id }));
    });
  }

  /** A category that the caller may change. A0404 for one of somebody else's, and for the common ones. */
  async requireOwn(ctx: RequestContext, id: string): Promise<LibraryCategory> {
    const category = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (category?.id !== id) throw notFound();
    return category;
  }

  private async countsOf(ownerId: string): Promise<ReadonlyMap<string, number>> {
    const counted = await this.items
      .createQueryBuilder('i')
      .select('i.categoryId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('i.ownerId = :ownerId', { ownerId })
      .groupBy('i.categoryId')
      .getRawMany<{ id: string; count: number | string }>();
    return new Map(counted.map(({ id, count }) => [id, Number(count)]));
  }

  private get rows() {
    return this.parts.database.repository(LibraryCategory);
  }

  private get items() {
    return this.parts.database.repository(LibraryItem);
  }
}

function nameOf(typed: string): string {
  const name = readLibraryName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

function entryOf({ id, name, parentId }: LibraryCategory, itemCount: number): CategoryEntry {
  return { id, name, parentId: parentId === TOP ? null : parentId, common: false, itemCount };
}
