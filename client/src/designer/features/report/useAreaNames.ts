import { useEffect, useState } from 'react';
import { type Divisions, divisionsIn, PROVINCES } from '../../../shared/divisions/divisions';
import type { AreaFragment } from './report.generated';

/** Provinces that are one city: what lists have as their city is called by the province's name. */
const MUNICIPALITIES = ['11', '12', '31', '50'];
const WHOLE_CITY = '0100';

/** Names of divisions by code. Those of cities are fetched, a file for each province that somebody named; until then, or without them, the code stands. */
export const useAreaNames = (areas: readonly AreaFragment[]) => {
  const [names, setNames] = useState<Divisions>({});
  const provinces = [...new Set(areas.filter(({ level }) => level === 'CITY').map(({ code }) => code.slice(0, 2)))].toSorted().join();

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

  return (code: string): string => {
    const province = PROVINCES[`${code.slice(0, 2)}0000`];
    const name = PROVINCES[code] ?? names[code];
    if (province && MUNICIPALITIES.includes(code.slice(0, 2)) && code.slice(2) === WHOLE_CITY) return province;
    return name && province && name !== province ? `${province} ${name}` : (name ?? code);
  };
};
