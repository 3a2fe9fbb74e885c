import { useEffect } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { newerReport } from './newer-report';
import { useOverallPageQuery, useReportChangedSubscription } from './report.generated';

/** The report of a survey: loaded once, then pushed whole with each change, and loaded again after a break of the line. */
export const useReport = (surveyId: string) => {
  const { data, error, refetch } = useOverallPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const live = useReportChangedSubscription({ variables: { surveyId }, fetchPolicy: 'no-cache', context: { quiet: 'all' } });

  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  return {
    survey: data?.survey,
    report: newerReport(data?.overallReport, live.data?.overallReportChanged),
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
  };
};
