import { useEffect, useState } from 'react';
import { createSessionKeeper } from '../graphql/session-keeper';
import { endSession } from '../shared/session';
import { readTokens } from '../shared/token-store';
import { createFetcher, type Fetcher, type FetcherParts } from './fetch-operation';

interface Session {
  readonly fetcher: Fetcher;
  readonly isSignedIn: boolean;
}

type Saying = Pick<FetcherParts, 'language' | 'sayClosed'>;

/** The session of this browser as the page uses it. It may end here, in another tab or at the server, and begin again in another tab. */
export function useSession(saying: Saying): Session {
  const [isSignedIn, setSignedIn] = useState(() => readTokens() !== null);
  const [{ fetcher, closeSession }] = useState(() => {
    const signedOut = () => {
      endSession();
      setSignedIn(false);
    };
    return createFetcher({ ...saying, ...createSessionKeeper(signedOut), signedOut });
  });

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) setSignedIn(readTokens() !== null);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (!isSignedIn) closeSession();
  }, [isSignedIn, closeSession]);

  return { fetcher, isSignedIn };
}
