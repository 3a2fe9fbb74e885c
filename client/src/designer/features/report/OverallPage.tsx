import { SurveyLayout } from '../../layout/SurveyLayout';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { StatusDot } from '../../shared/StatusDot';
import { LoadFailed } from '../../shared/state/LoadFailed';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { useSurveyId } from '../../shared/useSurveyId';
import { NoResponses } from './NoResponses';
import { QuestionCard } from './QuestionCard';
import { ReportBar } from './ReportBar';
import { ReportSkeleton } from './ReportSkeleton';
import { addReportTexts } from './report-texts';
import styles from './report.module.css';
import { useReport } from './useReport';

addReportTexts();

/** All totals of a survey, question by question, while they change. */
export const OverallPage = () => {
  const surveyId = useSurveyId();
  const { survey, report, failed, retry } = useReport(surveyId);

  return (
    <SurveyLayout
      surveyId={surveyId}
      active="report"
      title={survey?.title}
      status={survey && <StatusDot status={survey.status} />}
      actions={null}
    >
      <ProgressOverlay />
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !(survey && report) && (
        <PageSkeleton>
          <ReportSkeleton />
        </PageSkeleton>
      )}
      {survey && report && (
        <>
          <ReportBar total={report.total} updatedAt={report.updatedAt} isLive={survey.status === 'RUNNING'} />
          <div className={styles.column}>
            {report.total === 0 ? (
              <NoResponses surveyId={surveyId} isRunning={survey.status === 'RUNNING'} />
            ) : (
              report.questions.map((question) => <QuestionCard key={question.nodeId} question={question} />)
            )}
          </div>
        </>
      )}
    </SurveyLayout>
  );
};
