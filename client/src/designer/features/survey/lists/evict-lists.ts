import type { ApolloCache } from '@apollo/client';

/** Evicts all cached list pages because only the server knows their content and order. Open lists reload. */
export function evictLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveys' });
}
