import { DeleteOutlined } from '@ant-design/icons';
import { formatThousands, LIMITS } from '@wence/schema';
import { Button, Modal, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../state/PageSkeleton';
import { LoadFailed } from '../state/StateMessage';
import { ConditionForm } from './ConditionForm';
import { type Conditions, conditionsInput, type Entry } from './conditions';
import styles from './conditions.module.css';
import { useMeantCountQuery, useSavedFiltersQuery } from './response-conditions.generated';
import { useAskedQuestions } from './useAskedQuestions';
import { useConditionText } from './useConditionText';

interface ConditionsDialogProps {
  surveyId: string;
  conditions: Conditions;
  onApply: (conditions: Conditions) => void;
  onClose: () => void;
}

/** Says of how many responses the conditions are true, as soon as they change. */
function MeantCount({ surveyId, conditions }: { surveyId: string; conditions: Conditions }) {
  const { t } = useTranslation('responseConditions');
  const { data, error } = useMeantCountQuery({
    variables: { surveyId, filter: { where: conditionsInput(conditions) } },
    fetchPolicy: 'network-only',
    context: { quiet: 'all' },
  });
  if (error) return <output className={styles.fault}>{t('refused')}</output>;
  return <output className={styles.count}>{data ? t('meant', { total: formatThousands(data.responses.totalCount) }) : '…'}</output>;
}

/** Takes the conditions of a filter that was saved under a name; nothing while there is none. */
function SavedFilters({ surveyId, onTake }: { surveyId: string; onTake: (conditions: Conditions) => void }) {
  const { t } = useTranslation('responseConditions');
  const id = useId();
  const { data } = useSavedFiltersQuery({ variables: { surveyId }, fetchPolicy: 'network-only', context: { quiet: 'all' } });
  const saved = data?.survey.reportCategories ?? [];
  if (saved.length === 0) return null;
  return (
    <div className={styles.saved}>
      <label htmlFor={id}>{t('saved')}</label>
      <Select<string>
        id={id}
        className={styles.field}
        placeholder={t('choose')}
        showSearch={{ optionFilterProp: 'label' }}
        value={null}
        onChange={(chosen) => {
          const category = saved.find((each) => each.id === chosen);
          if (category) onTake(category.conditions as Conditions); // The server stores only what is in the filter language.
        }}
        options={saved.map((category) => ({ value: category.id, label: category.name }))}
      />
    </div>
  );
}

/** Conditions on answers: those there are, as sentences, and a form for another one. */
export function ConditionsDialog({ surveyId, conditions: given, onApply, onClose }: ConditionsDialogProps) {
  const { t } = useTranslation(['common', 'responseConditions']);
  const { t: say } = useTranslation('responseConditions');
  const [conditions, setConditions] = useState(given);
  const { questions, isScored, failed, retry } = useAskedQuestions(surveyId);
  const { textOf } = useConditionText(questions ?? []);
  const entries = conditions.conditions;
  const change = (next: readonly Entry[]) => setConditions({ ...conditions, conditions: next });

  return (
    <Modal
      open
      title={say('title')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      onOk={() => onApply(conditions)}
      onCancel={onClose}
    >
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !questions && <SkeletonLines widths={[80, 60, 72]} />}
      {questions && (
        <div className={styles.dialog}>
          <SavedFilters surveyId={surveyId} onTake={setConditions} />
          {entries.length > 1 && (
            <Segmented
              aria-label={say('match')}
              value={conditions.match ?? 'all'}
              onChange={(match) => setConditions(match === 'any' ? { ...conditions, match } : { conditions: entries })}
              options={[
                { value: 'all', label: say('matchAll') },
                { value: 'any', label: say('matchAny') },
              ]}
            />
          )}
          {entries.length > 0 && (
            <ul className={styles.list} aria-label={say('title')}>
              {entries.map((entry, place) => {
                const text = textOf(entry);
                return (
                  <li key={JSON.stringify(entry)}>
                    <span>{text}</span>
                    <Button
                      type="text"
                      icon={<DeleteOutlined aria-hidden="true" />}
                      aria-label={say('removeIt', { text })}
                      onClick={() => change(entries.filter((_, other) => other !== place))}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          {entries.length > 0 && <MeantCount surveyId={surveyId} conditions={conditions} />}
          {entries.length < LIMITS.filterConditions ? (
            <ConditionForm questions={questions} isScored={isScored} onAdd={(entry) => change([...entries, entry])} />
          ) : (
            <p className={styles.count}>{say('most', { most: LIMITS.filterConditions })}</p>
          )}
        </div>
      )}
    </Modal>
  );
}
