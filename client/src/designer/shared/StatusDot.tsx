import { useTranslation } from 'react-i18next';
import styles from './StatusDot.module.css';

export type SurveyStatus = 'COMPLETE' | 'DRAFT' | 'RECYCLED' | 'RUNNING' | 'STOPPED';

/** The status of a survey as a coloured dot and a word. */
export function StatusDot({ status }: { status: SurveyStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
