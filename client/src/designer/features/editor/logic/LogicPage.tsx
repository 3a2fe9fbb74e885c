import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '../../../layout/SurveyLayout';
import { StatusDot } from '../../../shared/StatusDot';
import { LoadFailed } from '../../../shared/state/LoadFailed';
import { useSurveyId } from '../../../shared/useSurveyId';
import { EditorBar } from '../frame/EditorBar';
import frame from '../frame/frame.module.css';
import { LeaveGuard } from '../leave/LeaveGuard';
import styles from './logic.module.css';
import { EditorSkeleton } from '../states/EditorSkeleton';
import { useSavedSurvey } from '../useSavedSurvey';
import type { LogicScreen } from './logic-of-kind';

/** The sentences and the words they are made of. */
const LogicList = lazy(async () => ({ default: (await import('./LogicList')).LogicList }));

/** What the logic of a survey says, as it is saved. */
const LogicPage = ({ screen }: { screen: LogicScreen }) => {
  const { t } = useTranslation('nav');
  const surveyId = useSurveyId();
  const { survey, definition, failed, retry } = useSavedSurvey(surveyId);

  if (!definition && !failed) return <EditorSkeleton />;
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="edit"
      title={definition?.title}
      status={survey && <StatusDot status={survey.status} />}
      actions={null}
    >
      <div className={frame.still}>
        <EditorBar />
        <div className={styles.column}>
          <h2 className={styles.heading}>{t(`${screen}Logic`)}</h2>
          {!definition && <LoadFailed onRetry={retry} />}
          {definition && (
            <Suspense>
              <LogicList definition={definition} screen={screen} />
            </Suspense>
          )}
        </div>
      </div>
      <LeaveGuard surveyId={surveyId} state="saved" isRunning={survey?.state === 'RUNNING'} />
    </SurveyLayout>
  );
};

/** /survey/{surveyId}/logic/question (Spec 2). */
export const QuestionLogicPage = () => <LogicPage screen="question" />;

/** /survey/{surveyId}/logic/option (Spec 2). */
export const OptionLogicPage = () => <LogicPage screen="option" />;
