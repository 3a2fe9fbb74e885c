import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cascade-import.module.css';
import type { ImportState } from './import-state';

interface ImportOutcomeProps {
  state: Exclude<ImportState, { at: 'choosing' }>;
  onAgain: () => void;
}

/** An import on its way, done, or failed. */
export function ImportOutcome({ state, onAgain }: ImportOutcomeProps) {
  const { t } = useTranslation('dialogs');
  const again = useRef<HTMLButtonElement>(null);
  const hasFailed = state.at === 'failed';
  useEffect(
    function offerAgain() {
      if (hasFailed) again.current?.focus();
    },
    [hasFailed],
  );
  switch (state.at) {
    case 'sending':
      return (
        <>
          <output className={styles.say}>{t('cascade.sending', { name: state.name })}</output>
          <Progress percent={state.percent} aria-label={t('cascade.progress')} />
        </>
      );
    case 'done':
      return (
        <>
          <CheckCircleFilled className={styles.good} aria-hidden="true" />
          <output className={styles.say}>{t('cascade.done', { n: formatThousands(state.count) })}</output>
          <p className={styles.limit}>{t('cascade.closing', { n: state.seconds })}</p>
        </>
      );
    case 'failed':
      return (
        <>
          <CloseCircleFilled className={styles.bad} aria-hidden="true" />
          <div role="alert">
            <p className={styles.say}>{state.message}</p>
            {state.detail && <p className={styles.detail}>{state.detail}</p>}
          </div>
          <Button ref={again} type="primary" onClick={onAgain}>
            {t('cascade.again')}
          </Button>
        </>
      );
  }
}
