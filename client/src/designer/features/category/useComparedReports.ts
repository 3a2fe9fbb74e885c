import { useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { type ComparedReportFragment, useAllResponsesReportQuery, useReportOfCategoryQuery } from './category.generated';

/** A column: all responses, or those of a category. */
export interface Column {
  /** Id of the category; `all` for all responses. */
  readonly key: string;
  /** Name of the category; null for all responses. */
  readonly name: string | null;
  readonly report: ComparedReportFragment;
}

interface Loaded {
  /** Null: there is none, which is the case of a category that was deleted meanwhile. */
  readonly column: Column | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The cache knows one report of a survey, and here are several. */
const APART = { fetchPolicy: 'no-cache' } as const;
const NONE: Loaded = { column: null, isLoading: false, failed: false, retry: () => undefined };

function useAllResponses(surveyId: string): Loaded {
  const { data, error, refetch } = useAllResponsesReportQuery({ variables: { surveyId }, ...APART });
  return {
    column: data ? { key: 'all', name: null, report: data.overallReport } : null,
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
  const all = useAllResponses(surveyId);
  const loaded = [all, useCategory(first), useCategory(second), useCategory(third), useCategory(fourth)];
  const retry = () => {
    for (const one of loaded) one.retry();
  };

  useEffect(
    () => onReconnect(retry),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the newest requests are asked again, whichever they are
    [surveyId, first, second, third, fourth],
  );

  return {
    columns: all.column ? loaded.flatMap(({ column }) => column ?? []) : null,
    isLoading: loaded.some((one) => one.isLoading),
    failed: loaded.some((one) => one.failed),
    retry,
  };
}
