import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurgeDialog } from './PurgeDialog';
import { addShelfTexts } from './shelf-texts';
import styles from './shelf.module.css';
import { useChangeSurveys } from './useChangeSurveys';

addShelfTexts();

interface RecycleBarProps {
  surveyIds: readonly string[];
  /** Another selection: after they are restored, those that could not be. */
  onSelect: (surveyIds: readonly string[]) => void;
}

/** Offers what can be done to the selected surveys of the recycle bin. */
export function RecycleBar({ surveyIds, onSelect }: RecycleBarProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { change, isBusy } = useChangeSurveys(surveyIds, onSelect);
  const [isPurging, setPurging] = useState(false);

  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <output className={styles.selected}>{t('selected', { count: surveyIds.length })}</output>
      <Button type="primary" loading={isBusy} onClick={() => void change({ action: 'RESTORE' })}>
        {t('common:action.restore')}
      </Button>
      <Button className={styles.long} danger onClick={() => setPurging(true)}>
        {t('purge')}
      </Button>
      <Button className={styles.out} type="text" onClick={() => onSelect([])}>
        {t('none')}
      </Button>
      {isPurging && <PurgeDialog surveyIds={surveyIds} onDone={onSelect} onClose={() => setPurging(false)} />}
    </section>
  );
}
