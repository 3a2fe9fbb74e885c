import { readTokens } from '../../../shared/token-store';
import { currentLocale } from '../../i18n/init';
import { announce } from '../notice/notices';
import { useStillSignedInQuery } from './v1.generated';

/**
 * Headers that identify the author on a request outside the graph. The graph is asked first, which renews a token that is about to run out. Null: nobody was
 * reached, and the author knows.
 */
export function useAuthorHeaders() {
  const { refetch } = useStillSignedInQuery({ skip: true });

  return async (): Promise<Record<string, string> | null> => {
    const isReached = await refetch().then(
      () => true,
      // The data layer has said why.
      () => false,
    );
    return isReached ? { authorization: `Bearer ${readTokens()?.token ?? ''}`, 'accept-language': currentLocale() } : null;
  };
}

/** Calls a REST route as the author, for file transfer. Returns null if the server cannot be reached, which has been reported. */
export function useAuthorFetch() {
  const authorHeaders = useAuthorHeaders();

  return async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const headers = await authorHeaders();
    if (!headers) return null;
    try {
      return await fetch(path, { ...init, headers });
    } catch {
      announce({ kind: 'network' });
      return null;
    }
  };
}
