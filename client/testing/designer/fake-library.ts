import { type Fields, SiteError } from './fake-site';

interface Category {
  readonly id: string;
  name: string;
  readonly parentId: string | null;
  readonly common: boolean;
}

interface Item {
  readonly id: string;
  readonly categoryId: string;
  readonly title: string;
  readonly key: string;
  readonly common: boolean;
}

/** The libraries of questions, as fields of the graph: the author's own, and one common question. */
export class FakeLibrary {
  categories: readonly Category[] = [{ id: 'c1', name: 'People', parentId: null, common: true }];
  items: readonly Item[] = [{ id: 'i1', categoryId: 'c1', title: 'Gender', key: 'single', common: true }];
  private lastId = 1;

  /** Puts a question into a category of the author's own. */
  keep(category: string, title: string): void {
    const { id } = this.addCategory(category, null);
    this.items = [...this.items, { id: `i${this.nextId()}`, categoryId: id, title, key: 'single', common: false }];
  }

  readonly fields: Fields = {
    libraryCategories: ({ common }: { common: boolean }) =>
      this.categories
        .filter((category) => category.common === common)
        .map((category) => ({ ...category, itemCount: this.items.filter(({ categoryId }) => categoryId === category.id).length })),
    libraryItems: ({ categoryId, common, keyword }: { categoryId?: string; common?: boolean; keyword?: string }) => {
      const found = this.items.filter(
        (item) =>
          (!categoryId || item.categoryId === categoryId) &&
          (common === undefined || item.common === common) &&
          (!keyword || item.title.includes(keyword)),
      );
      const edges = found.map((node) => ({ cursor: node.id, node }));
      return { totalCount: found.length, edges, pageInfo: { hasNextPage: false, endCursor: null } };
    },
    libraryQuestion: ({ itemId }: { itemId: string }) => ({
      node: { type: 1, title: this.items.find(({ id }) => id === itemId)?.title, options: [{ title: 'Woman' }, { title: 'Man' }] },
    }),
    createLibraryCategory: ({ input }: { input: { name: string; parentId?: string } }) => {
      this.checkName(input.name);
      return { category: { ...this.addCategory(input.name, input.parentId ?? null), itemCount: 0 } };
    },
    renameLibraryCategory: ({ input }: { input: { categoryId: string; name: string } }) => {
      this.checkName(input.name);
      const category = this.categories.find(({ id }) => id === input.categoryId);
      if (!category) throw new SiteError('A0404');
      category.name = input.name;
      return { category: { ...category, itemCount: 0 } };
    },
    addNodeToLibrary: ({ input }: { input: { categoryId: string; nodeId: number } }) => {
      const item = { id: `i${this.nextId()}`, categoryId: input.categoryId, title: `Node ${input.nodeId}`, key: 'single', common: false };
      this.items = [...this.items, item];
      return { item };
    },
    deleteLibraryEntries: ({ input }: { input: { itemIds?: string[]; categoryIds?: string[] } }) => {
      this.items = this.items.filter(({ id }) => !input.itemIds?.includes(id));
      this.categories = this.categories.filter(({ id }) => !input.categoryIds?.includes(id));
      return { items: input.itemIds?.length ?? 0, categories: input.categoryIds?.length ?? 0 };
    },
  };

  private checkName(name: string): void {
    if (this.categories.some((category) => category.name === name)) throw new SiteError('A0400', [{ field: 'name', rule: 'notUnique' }]);
  }

  private addCategory(name: string, parentId: string | null): Category {
    const category = { id: `c${this.nextId()}`, name, parentId, common: false };
    this.categories = [...this.categories, category];
    return category;
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
