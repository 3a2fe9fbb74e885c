import { useTranslation } from 'react-i18next';
import { useIsDelayed } from '../state/PageSkeleton';
import { useReportProgressQuery } from './report-progress.generated';
import styles from './ReportProgress.module.css';

/** A report that comes sooner needs no bar. */
const LATE_MS = 1_000;
const EVERY_MS = 1_000;

/** How far the first report on many responses has come, while its page waits for it. Nothing where nothing is being made. */
export function ReportProgress({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('reportNav');
  const isLate = useIsDelayed(LATE_MS);
  const { data } = useReportProgressQuery({
    variables: { surveyId },
    skip: !isLate,
    pollInterval: EVERY_MS,
    fetchPolicy: 'no-cache',
    context: { quiet: 'all' },
  });
  const percent = data?.survey.reportProgress ?? null;
  if (percent === null) return null;
  return (
    <div className={styles.progress}>
      <span>{t('preparing', { percent })}</span>
      <progress className={styles.bar} max={100} value={percent} aria-label={t('preparing', { percent })} />
    </div>
  );
}
