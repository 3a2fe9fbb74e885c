import { useEffect, useState } from 'react';
import { type Divisions, divisionsIn } from '../../../shared/divisions/divisions';

interface Loaded {
  readonly province: string;
  /** Null if loading failed. */
  readonly divisions: Divisions | null;
}

/** Fetches the divisions of the chosen province. They are `undefined` while they load. */
export function useDivisions(province: string | undefined) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isHere = loaded?.province === province;

  useEffect(
    function load() {
      if (province === undefined || isHere) return undefined;
      let isWanted = true;
      const keep = (divisions: Divisions | null) => isWanted && setLoaded({ province, divisions });
      divisionsIn(province).then(keep, () => keep(null));
      return () => {
        isWanted = false;
      };
    },
    [province, isHere],
  );

  const current = isHere ? loaded : null;
  return {
    divisions: current?.divisions ?? undefined,
    hasFailed: current?.divisions === null,
    loadAgain: () => setLoaded(null),
  };
}
