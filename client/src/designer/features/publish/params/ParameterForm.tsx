import type { SurveyDefinition } from '@wence/schema';
import { Button, Switch } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmLosing } from '../../../shared/ConfirmLosing';
import { EmptyList } from '../../../shared/state/StateMessage';
import {
  answerableQuestions,
  draftOf,
  isListFull,
  isSameReceiving,
  type ParameterDraft,
  type ReceivingDraft,
  unfitQuestion,
  withChanged,
  withMoved,
  withNew,
  without,
} from './parameter-draft';
import { ParameterRow } from './ParameterRow';
import styles from './params.module.css';
import { useSaveParameters } from './useSaveParameters';

const FINE = {};

interface ParameterFormProps {
  surveyId: string;
  revision: number;
  definition: SurveyDefinition;
  isRunning: boolean;
  /** Reads the newest draft of the survey. */
  onReload: () => Promise<unknown>;
}

/** Edits what a survey receives with its link. Nothing is changed until it is saved. */
export function ParameterForm({ surveyId, revision, definition, isRunning, onReload }: ParameterFormProps) {
  const { t } = useTranslation(['parameters', 'common']);
  const stored = useMemo(() => draftOf(definition), [definition]);
  const questions = useMemo(() => answerableQuestions(definition), [definition]);
  const [draft, setDraft] = useState<ReceivingDraft>(stored);
  const { save, isSaving, faults, isOutdated, mend } = useSaveParameters({ surveyId, revision }, onReload);
  const switchId = useId();
  const isDirty = !isSameReceiving(draft, stored);
  const { parameters } = draft;

  /** A question that cannot be chosen stays on the list of the parameter that has it, so that it can be read. */
  const offeredTo = ({ nodeId }: ParameterDraft) =>
    nodeId === null || questions.some(({ value }) => value === nodeId)
      ? questions
      : [{ value: nodeId, label: unfitQuestion(definition, nodeId) ?? t('gone') }, ...questions];
  const faultsOf = ({ key, nodeId }: ParameterDraft) => {
    const isUnfit = nodeId !== null && !questions.some(({ value }) => value === nodeId);
    return isUnfit ? { ...faults.get(key), nodeId: t('fault.question') } : (faults.get(key) ?? FINE);
  };
  const add = (
    <Button disabled={isListFull(draft)} onClick={() => setDraft(withNew)}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ConfirmLosing isDirty={isDirty} title={t('leaveTitle')} help={t('leaveHelp')} leave={t('leave')} stay={t('stay')} />
      {parameters.length === 0 && <EmptyList help={t('empty')}>{add}</EmptyList>}
      {parameters.length > 0 && (
        <ul className={styles.list}>
          {parameters.map((parameter, place) => (
            <ParameterRow
              key={parameter.key}
              parameter={parameter}
              number={place + 1}
              isLast={place === parameters.length - 1}
              questions={offeredTo(parameter)}
              faults={faultsOf(parameter)}
              onChange={(set) => {
                mend(parameter.key);
                setDraft((now) => withChanged(now, parameter.key, set));
              }}
              onMove={(by) => setDraft((now) => withMoved(now, parameter.key, by))}
              onRemove={() => setDraft((now) => without(now, parameter.key))}
            />
          ))}
        </ul>
      )}
      {parameters.length > 0 && <div className={styles.buttons}>{add}</div>}
      <div className={styles.signed}>
        <Switch
          id={switchId}
          checked={draft.signedOnly}
          aria-describedby={`${switchId}-help`}
          onChange={(signedOnly) => setDraft((now) => ({ ...now, signedOnly }))}
        />
        <div>
          <label htmlFor={switchId}>{t('signedOnly')}</label>
          <p id={`${switchId}-help`} className={styles.help}>
            {t('signedOnlyHelp')}
          </p>
        </div>
      </div>
      {isOutdated && (
        <p className={styles.refused} role="alert">
          {t('outdated')}{' '}
          <Button size="small" onClick={() => void onReload()}>
            {t('reload')}
          </Button>
        </p>
      )}
      {isDirty && (
        <div className={styles.save}>
          <span className={styles.unsaved}>{t(isRunning ? 'unsavedLive' : 'unsaved')}</span>
          <Button onClick={() => setDraft(stored)}>{t('discard')}</Button>
          <Button type="primary" loading={isSaving} onClick={() => void save(draft)}>
            {t('common:action.save')}
          </Button>
        </div>
      )}
    </>
  );
}
