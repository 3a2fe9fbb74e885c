import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import styles from './ReportBar.module.css';

interface ReportBarProps {
  total: number;
  updatedAt: string;
  isLive: boolean;
}

/** Sticky bar with the number of responses that the report is based on. */
export function ReportBar({ total, updatedAt, isLive }: ReportBarProps) {
  const { t } = useTranslation('report');

  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <h2 className={styles.total}>{t('all')}</h2>
        <span>{t('base', { base: formatThousands(total) })}</span>
        {isLive && <span className={styles.live}>{t('live')}</span>}
        <span className={styles.updated}>{t('updated', { at: formatMoment(updatedAt) })}</span>
      </div>
    </div>
  );
}
