import { LIBRARY_LIMITS, readLibraryName } from '@wence/schema';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

export interface Choice {
  /** The chosen category; null: none. */
  readonly categoryId: string | null;
  /** Name typed for a new category. */
  readonly name: string;
}

export type Verdict =
  | { readonly kind: 'add'; readonly categoryId: string }
  /** A category has to be made first. */
  | { readonly kind: 'create'; readonly name: string }
  /** Neither chosen nor named (Spec 5: warns to choose a library). */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'tooLong'; readonly limit: number };

/** Decides what confirming the dialog does: a typed name creates a category unless one with that name exists. */
export function judgeChoice({ categoryId, name: typed }: Choice, known: readonly Known[]): Verdict {
  const name = typed.trim();
  if (name === '') return categoryId === null ? { kind: 'nothing' } : { kind: 'add', categoryId };
  const read = readLibraryName(name);
  if (!read.ok) return { kind: 'tooLong', limit: LIBRARY_LIMITS.name };
  const same = known.find((category) => category.parentId === null && category.name.toLowerCase() === name.toLowerCase());
  return same ? { kind: 'add', categoryId: same.id } : { kind: 'create', name: read.value };
}
