import { useLibraryItemsQuery } from './library.generated';
import { QUIET } from './quiet';

export interface ItemsWanted {
  readonly categoryId?: string;
  readonly common: boolean;
  readonly keyword?: string;
}

/** Questions of a library, a page at a time; asked for anew whenever they are shown. */
export function useItems({ categoryId, common, keyword }: ItemsWanted) {
  const variables = { categoryId, common, keyword };
  const { data, error, refetch, fetchMore } = useLibraryItemsQuery({ variables, fetchPolicy: 'network-only', context: QUIET });
  const page = data?.libraryItems;
  return {
    items: page?.edges.map(({ node }) => node) ?? null,
    hasFailed: error !== undefined && !page,
    retry: () => void refetch().catch(() => undefined),
    /** Shows the next page, if there is one. */
    more: page?.pageInfo.hasNextPage
      ? () =>
          fetchMore({
            variables: { ...variables, after: page.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult: { libraryItems: next } }) => ({
              libraryItems: { ...next, edges: [...before.libraryItems.edges, ...next.edges] },
            }),
          }).catch(() => undefined)
      : null,
  };
}
