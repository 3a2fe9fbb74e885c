import { useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import {
  type ComparedReportFragment,
  type ReportOfResponsesQueryVariables,
  useReportOfCategoryQuery,
  useReportOfResponsesQuery,
} from './category.generated';
import { SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';

/** A column: all responses, those of a category, or those with one answer. */
export interface Column {
  /** Id of the category, key of the answer; `all` for all responses. */
  readonly key: string;
  /** Name of the category or title of the answer; null for all responses. */
  readonly name: string | null;
  readonly report: ComparedReportFragment;
}

/** A column on its way. */
export interface Loaded {
  /** Null: there is none, which is the case of a category that was deleted meanwhile. */
  readonly column: Column | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The columns that stand beside each other, as far as they are loaded. */
export interface ComparedColumns {
  /** Null: all responses are not there yet. */
  readonly columns: readonly Column[] | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The cache knows one report of a survey, and here are several. */
const APART = { fetchPolicy: 'no-cache', context: SAID_BY_PROGRESS } as const;
export const NONE: Loaded = { column: null, isLoading: false, failed: false, retry: () => undefined };

interface Asked {
  readonly key: string;
  readonly name: string | null;
  readonly filter: ReportOfResponsesQueryVariables['filter'];
}

/** All responses that count. */
export const ALL: Asked = { key: 'all', name: null, filter: null };

/** The report of the responses that a filter means. Undefined: there is no such column. All responses stay as they were while others load. */
export function useResponses(surveyId: string, asked: Asked | undefined): Loaded {
  const { key = '', name = null, filter } = asked ?? {};
  const { data, previousData, error, refetch } = useReportOfResponsesQuery({
    variables: { surveyId, filter },
    ...APART,
    skip: asked === undefined,
  });
  if (asked === undefined) return NONE;
  // Another column's figures would stand under the wrong name.
  const shown = data ?? (error === undefined && key === ALL.key ? previousData : undefined);
  return {
    column: shown ? { key, name, report: shown.overallReport } : null,
    isLoading: !data && !error,
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}

function useCategory(id: string | undefined): Loaded {
  const { data, error, refetch } = useReportOfCategoryQuery({ variables: { id: id ?? '' }, ...APART, skip: id === undefined });
  if (id === undefined) return NONE;
  const [node = null] = data?.nodes ?? [];
  const category = node && 'report' in node ? node : null;
  return {
    column: category && { key: category.id, name: category.name, report: category.report },
    isLoading: !data && !error,
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}

/**
 * Loads the reports that are compared, each by itself: one request for all of them would cost more than a request may, and this way one more category
 * is one more report. Columns that are loaded stay while others load.
 */
export function useComparedReports(surveyId: string, [first, second, third, fourth]: readonly string[]) {
  const loaded = [useResponses(surveyId, ALL), useCategory(first), useCategory(second), useCategory(third), useCategory(fourth)];
  return useColumns(loaded, [surveyId, first, second, third, fourth].join());
}

/** Columns beside each other as far as they are there, all responses first; asked for anew when the connection is back. `asked` changes with what they ask for. */
export function useColumns(loaded: readonly Loaded[], asked: string): ComparedColumns {
  const retry = () => {
    for (const one of loaded) one.retry();
  };

  useEffect(
    () => onReconnect(retry),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the newest requests are asked again, whichever they are
    [asked],
  );

  return {
    columns: loaded[0]?.column ? loaded.flatMap(({ column }) => column ?? []) : null,
    isLoading: loaded.some((one) => one.isLoading),
    failed: loaded.some((one) => one.failed),
    retry,
  };
}
