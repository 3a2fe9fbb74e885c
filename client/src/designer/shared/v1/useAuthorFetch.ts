import { readTokens } from '../../../shared/token-store';
import { currentLocale } from '../../i18n/init';
import { announce } from '../notice/notices';
import { useStillSignedInQuery } from './v1.generated';

/**
 * What a request beside the graph says of its author. The graph is asked first, which renews a token that is about to run out. Null: nobody was
 * reached, and the author knows.
 */
export const useAuthorHeaders = () => {
  const { refetch } = useStillSignedInQuery({ skip: true });

  return async (): Promise<Record<string, string> | null> => {
    const isReached = await refetch().then(
      () => true,
      // The data layer has said why.
      () => false,
    );
    return isReached ? { authorization: `Bearer ${readTokens()?.token ?? ''}`, 'accept-language': currentLocale() } : null;
  };
};

/** Calls a route beside the graph as the author: files travel there. Null: nobody was reached, and the author knows. */
export const useAuthorFetch = () => {
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
};
