import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { simulation as en } from '../../../i18n/en/simulation';
import { addTexts } from '../../../i18n/init';
import { simulation as zhCN } from '../../../i18n/zh-CN/simulation';
import { SurveyLayout } from '../../../layout/SurveyLayout';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../../shared/state/StateMessage';
import { SurveyMark } from '../../../shared/SurveyMark';
import { useSurveyId } from '../../../shared/useSurveyId';
import { addLogicTexts } from '../../../shared/logic-words/logic-texts';
import { useSavedSurvey } from '../useSavedSurvey';
import { RemoveAnswers } from './RemoveAnswers';
import type { TestAnswersSeenFragment } from './simulation.generated';
import styles from './simulation.module.css';
import { SimulationForm } from './SimulationForm';
import { SimulationResult } from './SimulationResult';
import { useSimulation } from './useSimulation';

const addSimulationTexts = (): void => addTexts('simulation', { 'zh-CN': zhCN, en });

interface SimulationScreenProps {
  surveyId: string;
  definition: SurveyDefinition;
  answers: TestAnswersSeenFragment;
  simulation: ReturnType<typeof useSimulation>;
}

/** The form that starts a simulation, and the result of the last one. */
function SimulationScreen({ surveyId, definition, answers: { total, simulation: last }, simulation }: SimulationScreenProps) {
  const { t } = useTranslation('simulation');
  const { running, fault, run, removeAll } = simulation;
  const isStopped = fault !== null && fault.most === null;
  return (
    <div className={styles.column}>
      <SimulationForm most={fault?.most ?? null} running={running} isAgain={last !== null} onRun={(wish) => void run(wish)} />
      {isStopped && <StateMessage alert title={t('failed')} help={t('failedHelp')} />}
      {last ? (
        <div className={styles.result} aria-busy={running !== null}>
          <SimulationResult surveyId={surveyId} definition={definition} simulation={last} />
        </div>
      ) : (
        <StateMessage title={t('emptyTitle')} help={t('emptyHelp')} />
      )}
      {total > 0 && <RemoveAnswers total={total} isBusy={running !== null} onRemove={removeAll} />}
    </div>
  );
}

addLogicTexts();
addSimulationTexts();

/** /survey/{surveyId}/simulation: simulated respondents, and which parts of the draft they reach. */
export function SimulationPage() {
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
      status={survey && <SurveyMark status={survey.status} isBehind={(survey.unpublishedChanges ?? 0) > 0} />}
      actions={null}
    >
      <h2 className="visually-hidden">{t('heading')}</h2>
      {isFailed && <LoadFailed onRetry={retryAll} />}
      {!isFailed && !(definition && simulation.answers) && <PageSkeleton />}
      {!isFailed && definition && simulation.answers && (
        <SimulationScreen key={surveyId} surveyId={surveyId} definition={definition} simulation={simulation} answers={simulation.answers} />
      )}
    </SurveyLayout>
  );
}
