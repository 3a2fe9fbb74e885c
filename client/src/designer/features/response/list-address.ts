import { useAddressQuery } from '../../shared/useAddressQuery';
import { readFilter, type ResponseFilter, writeFilter } from '../../shared/response-filter/response-filter';
import { readReview, type ReviewFilter, writeReview } from '../../shared/response-filter/review-filter';

export type ListOrder = 'newest' | 'oldest';

/** By the values of a column. */
export interface ListSort {
  /** Its key. */
  readonly column: string;
  readonly isFalling: boolean;
}

/** Where a page of the list begins or ends; neither: at the beginning of the list. */
interface ListPlace {
  readonly after: string | null;
  readonly before: string | null;
}

/** A response, and its place in the list it was opened from. */
export interface OpenResponse {
  readonly id: string;
  /** Cursor; null if the address names the response alone. */
  readonly at: string | null;
}

/** Everything that the address of the page says, so that it survives a reload and can be sent to a colleague. */
export interface ListAddress extends ListPlace {
  readonly filter: ResponseFilter;
  readonly review: ReviewFilter;
  readonly order: ListOrder;
  /** Null: in the order in which they came. */
  readonly sort: ListSort | null;
  readonly response: OpenResponse | null;
}

const FIRST_PAGE: ListPlace = { after: null, before: null };

export function readAddress(query: URLSearchParams): ListAddress {
  const id = query.get('response');
  const after = query.get('after');
  return {
    filter: readFilter(query),
    review: readReview(query),
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
    sort: readSort(query.get('sort')),
    after,
    before: after === null ? query.get('before') : null,
    response: id ? { id, at: query.get('at') } : null,
  };
}

const FALLING = '-';

/** A minus in front stands for falling. */
function readSort(text: string | null): ListSort | null {
  const [, minus, column] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  return column === undefined ? null : { column, isFalling: minus === FALLING };
}

/** Writes what changed into an address. Another filter or order starts on the first page, where its reader expects to be. */
export function changeAddress(query: URLSearchParams, change: Partial<ListAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  const { filter, review, order, sort, response } = change;
  const isOtherList = [filter, review, order, sort].some((part) => part !== undefined);
  if (filter !== undefined) writeFilter(next, filter);
  if (review !== undefined) writeReview(next, review);
  if (order !== undefined) set('order', order === 'oldest' ? order : null);
  if (sort !== undefined) {
    set('sort', sort && `${sort.isFalling ? FALLING : ''}${sort.column}`);
    // The place of an open response in a list is good for its order alone.
    set('at', null);
  }
  if (response !== undefined) {
    set('response', response?.id ?? null);
    set('at', response?.at ?? null);
  }
  for (const [name, value] of Object.entries({ ...(isOtherList && FIRST_PAGE), ...placeIn(change) })) set(name, value);
  return next;
}

/** The place that a change names; both ends go together. */
function placeIn({ after, before }: Partial<ListAddress>): Partial<ListPlace> {
  return after === undefined && before === undefined ? {} : { after: after ?? null, before: before ?? null };
}

/** The address of the list, and the way to change it. Only a response that is opened is a step that one can go back from. */
export function useListAddress() {
  const [query, setQuery] = useAddressQuery();
  const address = readAddress(query);
  const go = (change: Partial<ListAddress>) => {
    const opens = change.response !== undefined && change.response !== null && address.response === null;
    setQuery((before) => changeAddress(before, change), { replace: !opens });
  };
  /** Search part of the address of a response, for links that can be opened in a new tab. */
  const linkTo = (response: OpenResponse) => `?${changeAddress(query, { response })}`;
  return { address, go, linkTo };
}
