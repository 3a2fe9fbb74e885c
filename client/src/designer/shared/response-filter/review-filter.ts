import { REVIEW_LIMITS } from '@wence/schema';

/** Which responses the list shows by what their author has made of them. */
export interface ReviewFilter {
  /** Null: valid and invalid ones. */
  readonly valid: boolean | null;
  /** True: only those with a star. */
  readonly starred: boolean;
  /** A response has all of them. */
  readonly tags: readonly string[];
  /** True: the recycle bin, whose responses no list has otherwise. */
  readonly deleted: boolean;
}

export const NO_REVIEW: ReviewFilter = { valid: null, starred: false, tags: [], deleted: false };

/** Reads the filter from an address. What it does not know counts as not there. */
export function readReview(query: URLSearchParams): ReviewFilter {
  const valid = query.get('valid');
  const tags = query.getAll('tag').filter((tag) => tag !== '');
  return {
    valid: valid === '1' || valid === '0' ? valid === '1' : null,
    starred: query.get('starred') === '1',
    tags: [...new Set(tags)].slice(0, REVIEW_LIMITS.tags),
    deleted: query.get('deleted') === '1',
  };
}

/** Writes the filter into an address, and leaves the rest of it as it is. */
export function writeReview(query: URLSearchParams, { valid, starred, tags, deleted }: ReviewFilter): void {
  for (const name of ['valid', 'starred', 'tag', 'deleted']) query.delete(name);
  if (valid !== null) query.set('valid', valid ? '1' : '0');
  if (starred) query.set('starred', '1');
  for (const tag of tags) query.append('tag', tag);
  if (deleted) query.set('deleted', '1');
}

/** The filter as the graph takes it; null: it restricts nothing. */
export function reviewInput({ valid, starred, tags, deleted }: ReviewFilter) {
  const input = {
    ...(valid !== null && { valid }),
    ...(starred && { starred }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(deleted && { deleted }),
  };
  return Object.keys(input).length > 0 ? input : null;
}
