import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '../../../layout/SurveyLayout';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { StatusDot } from '../../../shared/StatusDot';
import { useSurveyId } from '../../../shared/useSurveyId';
import { LeaveGuard } from '../leave/LeaveGuard';
import { addLogicTexts } from '../logic/logic-texts';
import { useSavedSurvey } from '../useSavedSurvey';
import { addSimulationTexts } from './simulation-texts';
import { SimulationScreen } from './SimulationScreen';
import { useSimulation } from './useSimulation';

addLogicTexts();
addSimulationTexts();

/** /survey/{surveyId}/simulation: respondents who are not there, and what of the draft they reach. */
export const SimulationPage = () => {
  const { t } = useTranslation('simulation');
  const surveyId = useSurveyId();
  const { survey, definition, failed, retry } = useSavedSurvey(surveyId);
  const simulation = useSimulation(surveyId);
  const isFailed = failed || simulation.failed;
  const retryAll = () => {
    retry();
    simulation.retry();
  };
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="edit"
      title={definition?.title}
      status={survey && <StatusDot status={survey.status} />}
      actions={null}
    >
      <h2 className="visually-hidden">{t('heading')}</h2>
      {isFailed && <LoadFailed onRetry={retryAll} />}
      {!isFailed && !(definition && simulation.answers) && <PageSkeleton />}
      {!isFailed && definition && simulation.answers && (
        <SimulationScreen key={surveyId} surveyId={surveyId} definition={definition} simulation={simulation} answers={simulation.answers} />
      )}
      <LeaveGuard surveyId={surveyId} state="saved" isRunning={survey?.state === 'RUNNING'} />
    </SurveyLayout>
  );
};
