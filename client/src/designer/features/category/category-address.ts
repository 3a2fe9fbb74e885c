import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { useAddressQuery } from '../../shared/useAddressQuery';
import { isSplitFact, type SplitBy } from './split-fact';

const SHOWN = 'show';
const SPLIT = 'by';
const { compared: MOST } = REPORT_CATEGORY_LIMITS;

/** The categories that are compared: those that the address names, else the first ones. What it names and is not there does not count. */
export function comparedIn(query: URLSearchParams, ids: readonly string[]): string[] {
  const asked = query.get(SHOWN)?.split(',');
  return ids.filter((id) => asked?.includes(id) ?? true).slice(0, MOST);
}

/** Which categories are compared, kept in the address so that a comparison survives a reload and can be sent to a colleague. */
export function useCompared(ids: readonly string[]) {
  const [query, setQuery] = useAddressQuery();
  const compared = comparedIn(query, ids);
  const choose = (chosen: readonly string[]) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        // One that was just made is not among the known ones yet.
        next.set(SHOWN, [...ids.filter((id) => chosen.includes(id)), ...chosen.filter((id) => !ids.includes(id))].join(','));
        return next;
      },
      { replace: true },
    );
  return { compared, isFull: compared.length >= MOST, choose };
}

function splitBy(given: string): SplitBy {
  if (isSplitFact(given)) return given;
  return /^[1-9]\d{0,7}$/.test(given) ? Number(given) : 0;
}

/** Keeps in the address what the columns are split by: null while they are categories, 0 while nothing is chosen yet. */
export function useSplit() {
  const [query, setQuery] = useAddressQuery();
  const given = query.get(SPLIT);
  const choose = (by: SplitBy | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (by === null) next.delete(SPLIT);
        else next.set(SPLIT, by === 0 ? '' : String(by));
        return next;
      },
      { replace: true },
    );
  return { by: given === null ? null : splitBy(given), choose };
}
