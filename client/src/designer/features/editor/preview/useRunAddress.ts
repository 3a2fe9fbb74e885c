import { useCallback, useEffect, useState } from 'react';
import { useTestAddress } from '../header/preview/useTestAddress';
import { forgetVisit } from './useFramedVisit';

/** Where the frame of one run goes: null until that is known. The visit before it is forgotten at the last moment, when no frame can write any more. */
export function useRunAddress(surveyId: string): { address: string | null; hasFailed: boolean; retry: () => void } {
  const makeAddress = useTestAddress(surveyId);
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    function ask() {
      if (hasFailed || address !== null) return undefined;
      let isWanted = true;
      const finish = (made: string | null) => {
        if (!isWanted) return;
        forgetVisit(surveyId);
        setAddress(made);
        setFailed(made === null);
      };
      makeAddress().then(finish, () => finish(null));
      return () => {
        isWanted = false;
      };
    },
    [surveyId, makeAddress, address, hasFailed],
  );
  return { address, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
