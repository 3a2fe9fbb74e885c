import { invalidInput } from '../errors/app-error.js';

export const PAGE_SIZE = { usual: 20, most: 100 } as const;

/** What a caller says of a list, the same by both doors: `first` and `after` page forward, `last` and `before` backward. Null means absent. */
export interface PageQuery {
  /** 1 to 100. */
  readonly first?: number | null | undefined;
  /** Cursor of an entry: the page begins behind it. */
  readonly after?: string | null | undefined;
  /** 1 to 100. */
  readonly last?: number | null | undefined;
  /** Cursor of an entry: the page ends in front of it. */
  readonly before?: string | null | undefined;
  /** Size of a page for which the caller gives none; 20 unless the door has another one. */
  readonly usual?: number;
}

/** The same in one form. */
export interface PageRequest {
  readonly size: number;
  /** True: the page ends in front of the cursor, or with the list. */
  readonly backward: boolean;
  /** The argument that carries the cursor. */
  readonly from: 'after' | 'before';
  readonly cursor: string | null;
}

/** Without any argument it is the beginning of the list. A0400: arguments of both directions (`notAllowed`), a size outside 1 to 100. */
export function readPageRequest(query: PageQuery): PageRequest {
  const isGiven = (name: 'first' | 'after' | 'last' | 'before') => (query[name] ?? null) !== null;
  const backwards = (['last', 'before'] as const).filter(isGiven);
  if (backwards[0] && (isGiven('first') || isGiven('after'))) throw invalidInput([{ field: backwards[0], rule: 'notAllowed' }]);
  const backward = backwards.length > 0;
  const [amount, from] = backward ? (['last', 'before'] as const) : (['first', 'after'] as const);
  return { size: sizeOf(amount, query[amount] ?? query.usual ?? PAGE_SIZE.usual), backward, from, cursor: query[from] ?? null };
}

function sizeOf(field: 'first' | 'last', size: number): number {
  if (!Number.isInteger(size)) throw invalidInput([{ field, rule: 'type' }]);
  if (size < 1) throw invalidInput([{ field, rule: 'tooSmall', limit: 1 }]);
  if (size > PAGE_SIZE.most) throw invalidInput([{ field, rule: 'tooLarge', limit: PAGE_SIZE.most }]);
  return size;
}
