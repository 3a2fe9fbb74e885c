import { useCallback, useEffect, useState } from 'react';
import { useTestAddress } from '../../header/preview/test-window';
import { clearVisit } from '../../preview/useFramedVisit';

interface Visit {
  /** The test page of the draft; null until there is one. */
  readonly address: string | null;
  /** Counts the openings: the frame of each is another one. */
  readonly turn: number;
  readonly hasFailed: boolean;
}

/**
 * A test visit of the saved draft. It can be opened again where it was, so that what an author looks at stays, or at the beginning. The page before stays
 * until the next one has an address.
 */
export function useThemeVisit(surveyId: string): Visit & { again: (isFresh?: boolean) => void } {
  const makeAddress = useTestAddress(surveyId);
  const [asked, setAsked] = useState({ turn: 0, isFresh: true });
  const [visit, setVisit] = useState<Visit>({ address: null, turn: 0, hasFailed: false });

  useEffect(
    function open() {
      let isWanted = true;
      const finish = (address: string | null) => {
        if (!isWanted) return;
        if (address !== null && asked.isFresh) clearVisit(surveyId);
        setVisit((before) => ({
          address: address ?? before.address,
          turn: asked.turn,
          hasFailed: address === null && before.address === null,
        }));
      };
      makeAddress().then(finish, () => finish(null));
      return () => {
        isWanted = false;
      };
    },
    [surveyId, makeAddress, asked],
  );
  return { ...visit, again: useCallback((isFresh = false) => setAsked(({ turn }) => ({ turn: turn + 1, isFresh })), []) };
}
