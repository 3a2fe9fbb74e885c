import type { ApolloCache } from '@apollo/client';

/** Drops every loaded page of every list: which surveys are on it, and in which order, only the server knows. Open lists ask again. */
export const forgetLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveys' });
};
