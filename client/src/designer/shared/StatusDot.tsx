import { useTranslation } from 'react-i18next';
import styles from './status-dot.module.css';

type Status = 'COMPLETE' | 'DRAFT' | 'RECYCLED' | 'RUNNING' | 'STOPPED';

/** Where a survey stands: a dot for the eye that scans, the word for everyone. */
export const StatusDot = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
};
