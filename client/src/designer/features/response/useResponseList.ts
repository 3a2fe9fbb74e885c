import { filterInput } from '../../shared/response-filter/response-filter';
import type { ListAddress } from './list-address';
import { reviewInput } from '../../shared/response-filter/review-filter';
import { SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import {
  type DetailPageQueryVariables,
  type ResponseRowFragment,
  useDetailPageQuery,
  useResponseNewsSubscription,
} from './response.generated';

/** Responses on one page of the list. */
export const PAGE_SIZE = 50;

export type ResponseRow = ResponseRowFragment;

const ORDERS = { newest: 'NEWEST_FIRST', oldest: 'OLDEST_FIRST' } as const;

/** Filter and order as the graph takes them. */
export function listVariables({ filter, review, order, sort }: Pick<ListAddress, 'filter' | 'review' | 'order' | 'sort'>) {
  const [asked, reviewed] = [filterInput(filter), reviewInput(review)];
  return {
    filter: asked || reviewed ? { ...asked, ...reviewed } : null,
    order: ORDERS[order],
    sort: sort && { column: sort.column, direction: sort.isFalling ? ('DESCENDING' as const) : ('ASCENDING' as const) },
  };
}

function pageVariables(surveyId: string, address: ListAddress): DetailPageQueryVariables {
  const { after, before } = address;
  const part = before === null ? { first: PAGE_SIZE, after } : { last: PAGE_SIZE, before };
  return { surveyId, ...listVariables(address), ...part };
}

/** Loads a page of the list, and counts the responses that came since. They are shown only on request: nothing moves under the reader. */
export function useResponseList(surveyId: string, address: ListAddress) {
  const { data, previousData, error, loading, refetch } = useDetailPageQuery({
    variables: pageVariables(surveyId, address),
    fetchPolicy: 'cache-and-network',
    context: SAID_BY_PROGRESS,
    // The list stays as it is read until its reader wants to see more.
    nextFetchPolicy: 'cache-first',
  });
  const news = useResponseNewsSubscription({ variables: { surveyId }, fetchPolicy: 'no-cache', context: { quiet: 'all' } });

  // While another page or filter loads, the rows before stay: nothing jumps, nothing flashes.
  const shown = data ?? (previousData?.survey.id === surveyId ? previousData : undefined);
  const counted = shown?.survey.responseCount ?? null;
  const latest = news.data?.responseCount.count;

  return {
    survey: shown?.survey,
    list: shown?.responses,
    isBusy: loading,
    failed: error !== undefined && data === undefined,
    retry: () => void refetch().catch(() => undefined),
    newCount: counted === null || latest === undefined ? 0 : Math.max(0, latest - counted),
    reload: () => refetch().catch(() => undefined),
  };
}
