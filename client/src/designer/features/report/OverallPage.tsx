import { isTimeZone } from '@wence/schema';
import { Button } from 'antd';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../graphql/reconnect';
import { report as en } from '../../i18n/en/report';
import { addTexts } from '../../i18n/init';
import { report as zhCN } from '../../i18n/zh-CN/report';
import { ReportLayout } from '../../layout/ReportLayout';
import { lazyPart } from '../../shared/lazy-part';
import { LinkButton } from '../../shared/LinkButton';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput, isFiltering, NO_FILTER, type ResponseFilter } from '../../shared/response-filter/response-filter';
import { useAddressFilter } from '../../shared/response-filter/useAddressFilter';
import { publishUrl } from '../../shared/routes';
import { ReportFailed, ReportProgress, SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import { SkeletonLines, PageSkeleton } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { DropOff } from './DropOff';
import { newerReport } from './figures';
import { useOverallPageQuery, useReportChangedSubscription } from './report.generated';
import styles from './report.module.css';
import { ReportBar } from './ReportBar';
import { ReportBody, useAddressView } from './ReportBody';
import { WordFilter } from './words/word-filter';

/** The zone of this device, in which all times are shown; null, and so that of the survey, where it has no name that servers know. */
function deviceZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
}

/** Loads the report of a survey, receives updates, and reloads after a lost connection. */
function useReport(surveyId: string, filter: ResponseFilter) {
  const variables = { surveyId, filter: filterInput(filter), timeZone: deviceZone() };
  const { data, previousData, error, refetch } = useOverallPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    context: SAID_BY_PROGRESS,
  });
  const live = useReportChangedSubscription({ variables, fetchPolicy: 'no-cache', context: { quiet: 'all' } });
  // While another filter loads, the figures before stay: nothing jumps, nothing flashes.
  const before = previousData?.survey.id === surveyId ? previousData : undefined;

  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  return {
    survey: (data ?? before)?.survey,
    report: data ? newerReport(data.overallReport, live.data?.overallReportChanged) : before?.overallReport,
    isStale: data === undefined && before !== undefined,
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

const ReportSkeleton = ({ surveyId }: { surveyId: string }) => (
  <div className={styles.column}>
    <ReportProgress surveyId={surveyId} />
    {CARDS.map((widths) => (
      <div key={widths[0]} className={styles.card}>
        <SkeletonLines widths={widths} />
      </div>
    ))}
  </div>
);

/** Loaded lazily: reading a definition takes more code than a report without responses. */
const DraftSummary = lazyPart(async () => (await import('../../shared/launch/check/DraftSummary')).DraftSummary);

function NoResponses({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) {
  const { t } = useTranslation('report');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</LinkButton>
    </StateMessage>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('report');
  return (
    <StateMessage title={t('emptyFilter')} help={t('emptyFilterHelp')}>
      <Button onClick={onClear}>{t('clearFilter')}</Button>
    </StateMessage>
  );
}

addReportTexts();

/** Live report of a survey, question by question. */
export function OverallPage() {
  const surveyId = useSurveyId();
  const { filter, change } = useAddressFilter();
  const { survey, report, isStale, failed, retry } = useReport(surveyId, filter);
  const { view, show } = useAddressView();
  const isFiltered = isFiltering(filter);
  useWholeOnPaper();

  return (
    <ReportLayout surveyId={surveyId} active="overall" survey={survey}>
      <ProgressOverlay />
      {failed && <ReportFailed surveyId={surveyId} onRetry={retry} />}
      {!failed && !(survey && report) && (
        <PageSkeleton>
          <ReportSkeleton surveyId={surveyId} />
        </PageSkeleton>
      )}
      {survey && report && (
        <>
          <ReportBar
            total={report.total}
            updatedAt={report.updatedAt}
            isLive={survey.status === 'RUNNING'}
            questions={report.total === 0 || view !== 'questions' ? [] : report.questions}
          />
          <div className={styles.column} aria-busy={isStale}>
            {(report.total > 0 || isFiltered) && (
              <div className={styles.filter} data-set={isFiltered}>
                <FilterChips surveyId={surveyId} filter={filter} versions={survey.versions ?? []} onChange={change} />
              </div>
            )}
            {report.total === 0 && isFiltered && <NothingFits onClear={() => change(NO_FILTER)} />}
            {report.total === 0 && !isFiltered && (
              <>
                <NoResponses surveyId={surveyId} isRunning={survey.status === 'RUNNING'} />
                {survey.status === 'DRAFT' && <Suspense>{<DraftSummary surveyId={surveyId} />}</Suspense>}
                <DropOff surveyId={surveyId} filter={filter} isQuiet />
              </>
            )}
            {report.total > 0 && (
              <WordFilter value={filter}>
                <ReportBody report={report} surveyId={surveyId} title={survey.title} filter={filter} view={view} onView={show} />
              </WordFilter>
            )}
          </div>
        </>
      )}
    </ReportLayout>
  );
}
