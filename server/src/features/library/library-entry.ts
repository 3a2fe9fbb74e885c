import type { NewNode, QuestionKey } from '@wence/schema';

/** A category as both doors show it, whoever's it is. */
export interface CategoryEntry {
  readonly id: string;
  readonly name: string;
  /** Null: of the upper level. */
  readonly parentId: string | null;
  /** Of the library that comes with the product: every author reads it, nobody changes it. */
  readonly common: boolean;
  /** Questions in it, not in those below it. */
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

export interface ItemQuery {
  /** Of this category alone. Absent: of the whole library. */
  readonly categoryId?: string | null | undefined;
  /** True: of the common library, unless the category says otherwise. */
  readonly common?: boolean | null | undefined;
  /** Part of the title, at most 24 characters; letter case does not matter. */
  readonly keyword?: string | null | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

export interface ItemPage {
  readonly total: number;
  readonly rows: readonly { readonly cursor: string; readonly item: ItemEntry }[];
  readonly hasNextPage: boolean;
}
