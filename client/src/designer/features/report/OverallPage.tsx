import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../graphql/reconnect';
import { report as en } from '../../i18n/en/report';
import { addTexts } from '../../i18n/init';
import { report as zhCN } from '../../i18n/zh-CN/report';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { publishUrl } from '../../shared/routes';
import { SkeletonLines, PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { newerReport } from './figures';
import { QuestionCard } from './QuestionCard';
import { useOverallPageQuery, useReportChangedSubscription } from './report.generated';
import styles from './report.module.css';
import { ReportBar } from './ReportBar';

/** Loads the report of a survey, receives updates, and reloads after a lost connection. */
function useReport(surveyId: string) {
  const { data, error, refetch } = useOverallPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const live = useReportChangedSubscription({ variables: { surveyId }, fetchPolicy: 'no-cache', context: { quiet: 'all' } });

  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  return {
    survey: data?.survey,
    report: newerReport(data?.overallReport, live.data?.overallReportChanged),
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
  };
}

/** Puts on paper what is folded away on the screen, and folds it again afterwards. */
function useWholeOnPaper(): void {
  useEffect(function openForPrinting() {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

const addReportTexts = (): void => addTexts('report', { 'zh-CN': zhCN, en });

const CARDS = [
  [40, 92, 71, 80],
  [32, 78, 88],
  [46, 60, 83, 74],
] as const;

const ReportSkeleton = () => (
  <div className={styles.column}>
    {CARDS.map((widths) => (
      <div key={widths[0]} className={styles.card}>
        <SkeletonLines widths={widths} />
      </div>
    ))}
  </div>
);

function NoResponses({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) {
  const { t } = useTranslation('report');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</LinkButton>
    </StateMessage>
  );
}

addReportTexts();

/** Live report of a survey, question by question. */
export function OverallPage() {
  const surveyId = useSurveyId();
  const { survey, report, failed, retry } = useReport(surveyId);
  useWholeOnPaper();

  return (
    <ReportLayout surveyId={surveyId} active="overall" survey={survey}>
      <ProgressOverlay />
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !(survey && report) && (
        <PageSkeleton>
          <ReportSkeleton />
        </PageSkeleton>
      )}
      {survey && report && (
        <>
          <ReportBar
            total={report.total}
            updatedAt={report.updatedAt}
            isLive={survey.status === 'RUNNING'}
            questions={report.total === 0 ? [] : report.questions}
          />
          <div className={styles.column}>
            {report.total === 0 ? (
              <NoResponses surveyId={surveyId} isRunning={survey.status === 'RUNNING'} />
            ) : (
              report.questions.map((question) => (
                <QuestionCard key={question.nodeId} question={question} surveyId={surveyId} total={report.total} />
              ))
            )}
          </div>
        </>
      )}
    </ReportLayout>
  );
}
