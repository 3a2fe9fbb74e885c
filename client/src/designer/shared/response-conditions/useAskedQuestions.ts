import { SCORE_KEY } from '@wence/schema';
import { useEffect, useMemo } from 'react';
import { askedQuestions } from './asked-questions';
import { useAskedColumnsQuery } from './response-conditions.generated';

/** Columns that are read at most: of a survey with more, the questions behind them are not offered. */
const MOST = 2000;

/** The questions of a survey over all its versions, for conditions on their answers, and whether responses have scores. Null until they are here. */
export function useAskedQuestions(surveyId: string) {
  const { data, error, fetchMore, refetch } = useAskedColumnsQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const columns = data?.survey.columns;
  const after = columns?.pageInfo.hasNextPage && columns.edges.length < MOST ? columns.pageInfo.endCursor : null;

  useEffect(
    function readOn() {
      if (after === null) return;
      fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: { survey } }) => ({
          survey: {
            ...before.survey,
            columns: survey.columns && { ...survey.columns, edges: [...(before.survey.columns?.edges ?? []), ...survey.columns.edges] },
          },
        }),
      }).catch(() => undefined);
    },
    [after, fetchMore],
  );

  const questions = useMemo(
    () => (columns && after === null ? askedQuestions(columns.edges.map(({ node }) => node)) : null),
    [columns, after],
  );
  const isScored = columns?.edges.some(({ node }) => node.key === SCORE_KEY) ?? false;
  return { questions, isScored, failed: error !== undefined && !data, retry: () => void refetch().catch(() => undefined) };
}
