import { useCallback, useEffect, useState } from 'react';
import { type Divisions, divisionsIn, PROVINCES } from '../../shared/divisions/divisions';

/** Returns the names of divisions by their six-digit codes; undefined until those of their province have arrived, and for a code that names none. */
export function useDivisionNames(codes: readonly string[]): (code: string) => string | undefined {
  const [names, setNames] = useState<Divisions>({});
  const beyondProvinces = codes.filter((code) => PROVINCES[code] === undefined);
  const provinces = [...new Set(beyondProvinces.map((code) => code.slice(0, 2)))].toSorted().join();

  useEffect(
    function load() {
      let isWanted = true;
      for (const province of provinces.split(',').filter(Boolean)) {
        divisionsIn(province).then(
          (loaded) => isWanted && setNames((known) => ({ ...known, ...loaded })),
          () => undefined,
        );
      }
      return () => {
        isWanted = false;
      };
    },
    [provinces],
  );

  return useCallback((code) => PROVINCES[code] ?? names[code], [names]);
}
