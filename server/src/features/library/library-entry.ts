import type { NewNode, QuestionKey } from '@wence/schema';
import type { PageQuery } from '../../platform/paging/page-request.js';

/** A category of either library, as both APIs show it. */
export interface CategoryEntry {
  readonly id: string;
  readonly name: string;
  /** Null for a top-level category. */
  readonly parentId: string | null;
  /** True if it is in the library that comes with the product, which every author can read and nobody can change. */
  readonly common: boolean;
  /** Number of questions directly in it, not in its subcategories. */
  readonly itemCount: number;
}

/** A question of a library without its content. */
export interface ItemEntry {
  readonly id: string;
  readonly categoryId: string;
  readonly title: string;
  readonly type: number;
  readonly subType: number | null;
  /** Name of the entry in the catalogue. */
  readonly key: QuestionKey;
  readonly common: boolean;
}

/** A question of a library as `addNode` takes it. */
export interface LibraryQuestion {
  readonly item: ItemEntry;
  readonly node: NewNode;
}

export interface ItemQuery extends PageQuery {
  /** Restricts the items to this category. Absent: the whole library. */
  readonly categoryId?: string | null | undefined;
  /** True selects the common library, unless `categoryId` is in the author's own. */
  readonly common?: boolean | null | undefined;
  /** Part of the title, at most 24 characters; letter case does not matter. */
  readonly keyword?: string | null | undefined;
}
