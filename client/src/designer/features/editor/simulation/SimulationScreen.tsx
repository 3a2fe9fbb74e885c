import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../shared/state/StateMessage';
import { RemoveAnswers } from './RemoveAnswers';
import type { TestAnswersSeenFragment } from './simulation.generated';
import styles from './simulation.module.css';
import { SimulationForm } from './SimulationForm';
import { SimulationResult } from './SimulationResult';
import type { useSimulation } from './useSimulation';

interface SimulationScreenProps {
  surveyId: string;
  definition: SurveyDefinition;
  answers: TestAnswersSeenFragment;
  simulation: ReturnType<typeof useSimulation>;
}

/** What is asked of a simulation, and what came of the last one. */
export const SimulationScreen = ({ surveyId, definition, answers: { total, simulation: last }, simulation }: SimulationScreenProps) => {
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
};
