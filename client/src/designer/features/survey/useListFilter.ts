import { useSearchParams } from 'react-router-dom';
import type { SurveyStatus } from './survey.generated';

export type ListStatus = Exclude<SurveyStatus, 'RECYCLED'>;

/** The states one can filter by, in the order a survey passes through them. */
export const LIST_STATUSES: readonly ListStatus[] = ['DRAFT', 'RUNNING', 'STOPPED'];

/** What the list is filtered by. It lives in the address; an unknown state there counts as none. */
export const useListFilter = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status');
  const status = LIST_STATUSES.find((known) => known === asked) ?? null;

  const setStatus = (next: ListStatus | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('status', next);
        else after.delete('status');
        return after;
      },
      { replace: true },
    );

  return { keyword: query.get('keyword') ?? '', status, setStatus, clear: () => setQuery({}, { replace: true }) };
};
