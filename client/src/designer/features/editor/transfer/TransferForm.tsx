import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { FormFault } from '../../../shared/FormFault';
import { useSurveyId } from '../../../shared/useSurveyId';
import choice from '../shared/choice.module.css';
import { useReadView, useSessionStore } from '../session/session-store';
import { PlaceSelect } from './PlaceSelect';
import { QuestionSelect } from './QuestionSelect';
import { type ChosenSurvey, SurveyChoice } from './SurveyChoice';
import { holdsOthers, outermost, type PlaceChoice, placeOf } from './transfer-choice';
import { useCopyNodesToSurveyMutation } from './transfer.generated';
import styles from './transfer.module.css';
import type { Transferred } from './TransferDone';
import { TransferReport } from './TransferReport';
import { QUIET, useTransferReport } from './useTransferReport';

interface WayChoiceProps {
  move: boolean;
  onChange: (move: boolean) => void;
}

/** Copies stay here as well; moved questions do not. */
function WayChoice({ move, onChange }: WayChoiceProps) {
  const { t } = useTranslation('transfer');
  const group = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('way')}</legend>
      {[false, true].map((moves) => (
        <label key={String(moves)} className={choice.choice}>
          <input type="radio" name={group} checked={moves === move} onChange={() => onChange(moves)} />
          <span className={styles.title}>{t(moves ? 'moving' : 'copying')}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TransferFormProps {
  onDone: (done: Transferred) => void;
  onCancel: () => void;
}

/** Which questions go where, and what can't come along. */
export function TransferForm({ onDone, onCancel }: TransferFormProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const surveyId = useSurveyId();
  const store = useSessionStore();
  const readView = useReadView();
  const [chosen, setChosen] = useState<readonly number[]>(() => [store.read().selection.nodeId ?? []].flat());
  const [target, setTarget] = useState<ChosenSurvey | null>(null);
  const [place, setPlace] = useState<PlaceChoice>('end');
  const [move, setMove] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [transfer, { loading }] = useCopyNodesToSurveyMutation();
  const nodeIds = outermost(readView(), chosen);
  const input =
    target && nodeIds.length > 0 ? { surveyId, nodeIds: [...nodeIds], targetSurveyId: target.id, move, ...placeOf(place) } : null;
  const { told, ask } = useTransferReport(input);
  const report = told !== null && 'report' in told ? told.report : null;

  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    if (place.startsWith('inside') && holdsOthers(readView(), ids)) setPlace('end');
  };
  const go = async () => {
    if (!input || !report || !target) return;
    setFault(null);
    try {
      // The author has read what a move tidies up.
      const confirmed = report.referrers.length > 0;
      const { data } = await transfer({ variables: { input: { ...input, confirmed } }, context: QUIET });
      if (data) onDone({ surveyId: target.id, title: target.title, count: nodeIds.length, move });
    } catch (error) {
      setFault(serverFault(error)?.message ?? t('common:failure.title'));
      ask();
    }
  };
  return (
    <div className={styles.form}>
      <QuestionSelect chosen={chosen} onChange={choose} />
      <SurveyChoice
        chosen={target}
        onChoose={(survey) => {
          setTarget(survey);
          setPlace('end');
        }}
      />
      {target && <PlaceSelect surveyId={target.id} fitsInside={!holdsOthers(readView(), chosen)} value={place} onChange={setPlace} />}
      <WayChoice move={move} onChange={setMove} />
      {input && <TransferReport told={told} move={move} onRetry={ask} />}
      <FormFault message={fault} />
      <div className={styles.footer}>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button type="primary" disabled={!report} loading={loading} onClick={() => void go()}>
          {t(move ? 'doMove' : 'doCopy', { count: nodeIds.length })}
        </Button>
      </div>
    </div>
  );
}
