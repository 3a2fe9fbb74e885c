import { useAddressQuery } from '../../shared/useAddressQuery';
import type { SurveySortBy, SurveyStatus } from './survey.generated';

export type ListStatus = Exclude<SurveyStatus, 'RECYCLED'>;

/** The states one can filter by, in the order a survey passes through them. */
export const LIST_STATUSES: readonly ListStatus[] = ['DRAFT', 'RUNNING', 'STOPPED'];
export const SORTS: readonly SurveySortBy[] = ['TITLE', 'STATE', 'RESPONSES', 'CREATED', 'UPDATED'];

/** Columns that begin with the newest or the fullest; titles and states begin with the first. */
const FALLING: ReadonlySet<SurveySortBy> = new Set(['RESPONSES', 'CREATED', 'UPDATED']);

/** The column that the list is sorted by, and its direction. */
export interface ListSort {
  readonly by: SurveySortBy;
  readonly descending: boolean;
}

/** The order by a column that was chosen: by the same one the other way round, by another one as is usual for it. */
export const nextSort = (by: SurveySortBy, now: ListSort): ListSort => ({
  by,
  descending: by === now.by ? !now.descending : FALLING.has(by),
});

/** Filters and order of the list, kept in the address, so that it can be linked to and returned to. What is unknown there counts as not said. */
export function useListView() {
  const [query, setQuery] = useAddressQuery();
  const by = SORTS.find((known) => known === query.get('sort')) ?? 'UPDATED';
  const sort: ListSort = { by, descending: FALLING.has(by) !== query.has('turned') };

  const set = (change: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );

  const sortTo = (wanted: ListSort) =>
    set({
      sort: wanted.by === 'UPDATED' ? null : wanted.by,
      turned: wanted.descending === FALLING.has(wanted.by) ? null : '1',
    });

  return {
    keyword: query.get('keyword') ?? '',
    status: LIST_STATUSES.find((known) => known === query.get('status')) ?? null,
    folder: query.get('folder'),
    tag: query.get('tag'),
    sort,
    set,
    sortTo,
    /** Sorts by a column; by the same again turns the order. */
    sortBy: (column: SurveySortBy) => sortTo(nextSort(column, sort)),
    clear: () => setQuery(() => new URLSearchParams(), { replace: true }),
  };
}
