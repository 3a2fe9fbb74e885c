import { useAddressQuery } from '../useAddressQuery';
import { readFilter, type ResponseFilter, writeFilter } from './response-filter';

/** The filter of a report, kept in the address. Another one is not a step that one would want to go back from. */
export function useAddressFilter() {
  const [query, setQuery] = useAddressQuery();
  const change = (filter: ResponseFilter) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        writeFilter(next, filter);
        return next;
      },
      { replace: true },
    );
  return { filter: readFilter(query), change };
}
