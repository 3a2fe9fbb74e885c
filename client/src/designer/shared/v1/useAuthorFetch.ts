import { announce } from '../notice/notices';
import { useAuthorHeaders } from './useAuthorHeaders';

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
