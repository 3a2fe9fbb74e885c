import type { KeyRule } from '../access/access.js';
import type { RequestContext } from '../request/context.js';
import type { NodeInterface } from './node-interface.js';

/**
 * Finds objects of some types of the graph by their ids. Each feature that has such types brings one; what a caller gets from it is what the
 * ordinary read of such an object gives.
 */
export interface NodeSource {
  /** Names of the types that its objects are of, as `asNode` marks them. */
  readonly types: readonly string[];
  /** The API keys that the ordinary read of such an object lets in; to others it is as absent as a missing one. */
  readonly keys: KeyRule | null;
  /** Those among these ids that name an object of its types that the caller may read, in any order. Others are passed over without a word. */
  find(ctx: RequestContext, ids: readonly string[]): Promise<readonly NodeInterface[]>;
}

/** Ids of stored objects. What cannot be one is never asked of the store. */
const STORED_ID = /^[A-Za-z0-9]{1,64}$/;

/** A source of objects that are stored under their id. */
export function storedSource(
  types: readonly string[],
  keys: KeyRule | null,
  find: (ctx: RequestContext, ids: readonly string[]) => Promise<readonly NodeInterface[]>,
): NodeSource {
  return {
    types,
    keys,
    find: async (ctx, ids) => {
      const stored = ids.filter((id) => STORED_ID.test(id));
      return stored.length === 0 ? [] : find(ctx, stored);
    },
  };
}
