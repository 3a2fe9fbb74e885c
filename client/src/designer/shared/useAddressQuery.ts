import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** The query that was last asked for, on its page: the page may not have been rendered with it yet. */
let asked: { readonly pathname: string; readonly query: URLSearchParams } | null = null;

/**
 * The query of the address, and a way to change it. Changes follow one another, whoever makes them, also when two clicks come before the page is
 * rendered anew; those of `useSearchParams` start from what was rendered, and the second one would undo the first.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  useEffect(
    function rememberWhatIsShown() {
      asked = { pathname, query };
    },
    [pathname, query],
  );
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const next = changed(asked?.pathname === pathname ? asked.query : query);
      asked = { pathname, query: next };
      setQuery(next, options);
    },
    [pathname, query, setQuery],
  );
  return [query, change] as const;
}
