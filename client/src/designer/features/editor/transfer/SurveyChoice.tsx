import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input, Skeleton } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import choice from '../shared/choice.module.css';
import { useTransferSurveysQuery } from './transfer.generated';
import styles from './transfer.module.css';
import { QUIET } from './useTransferReport';

export interface ChosenSurvey {
  readonly id: string;
  readonly title: string;
}

interface SurveyChoiceProps {
  chosen: ChosenSurvey | null;
  onChoose: (survey: ChosenSurvey) => void;
}

/** The author's other surveys, found by a word; those that collect can't be edited. */
export function SurveyChoice({ chosen, onChoose }: SurveyChoiceProps) {
  const { t } = useTranslation('transfer');
  const group = useId();
  const own = useSurveyId();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data, previousData, error, refetch } = useTransferSurveysQuery({
    variables: { filter: { keyword: keyword || null } },
    fetchPolicy: 'network-only',
    context: QUIET,
  });
  const found = (data ?? previousData)?.surveys;
  const surveys = found?.edges.map(({ node }) => node).filter(({ id }) => id !== own);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('survey')}</legend>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !surveys && <LoadFailed onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !surveys && <Skeleton active title={false} className={styles.bones} />}
      {surveys?.length === 0 && <p className={styles.quiet}>{t(keyword === '' ? 'none' : 'noMatch')}</p>}
      {surveys && surveys.length > 0 && (
        <div className={styles.surveys}>
          {surveys.map(({ id, title, status, updatedAt }) => (
            <label key={id} className={`${choice.choice} ${styles.listed}`}>
              <input
                type="radio"
                name={group}
                checked={id === chosen?.id}
                disabled={status === 'RUNNING'}
                onChange={() => onChoose({ id, title })}
              />
              <span className={styles.title}>{title}</span>
              <span className={styles.quiet}>{status === 'RUNNING' ? t('running') : t('changed', { date: formatMoment(updatedAt) })}</span>
            </label>
          ))}
        </div>
      )}
      {found && found.totalCount > found.edges.length && <p className={styles.quiet}>{t('more')}</p>}
    </fieldset>
  );
}
