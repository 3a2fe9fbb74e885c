interface Category {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly itemCount: number;
}

export interface CategoryBranch<C extends Category> {
  readonly category: C;
  readonly lower: readonly C[];
  /** Questions in it and in those below it. */
  readonly count: number;
}

/** Categories of the upper level with those below them, in the order given. */
export function categoryTree<C extends Category>(categories: readonly C[]): readonly CategoryBranch<C>[] {
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => {
      const lower = categories.filter(({ parentId }) => parentId === category.id);
      return { category, lower, count: [category, ...lower].reduce((sum, { itemCount }) => sum + itemCount, 0) };
    });
}
