import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDelayed } from '../state/PageSkeleton';
import { LoadFailed } from '../state/StateMessage';
import { useReportProgressQuery } from './report-progress.generated';
import styles from './ReportProgress.module.css';

/** For the queries of a page that shows `ReportFailed`: being too busy is said there, and not in passing as well. */
export const SAID_BY_PROGRESS = { quiet: ['B0503'] } as const;

/** A report that comes sooner needs no bar. */
const LATE_MS = 1_000;
const EVERY_MS = 1_000;

/** Percent that are made; null: nothing is being made. Undefined: that is not known yet. */
function useProgress(surveyId: string, isAsked: boolean): number | null | undefined {
  const { data, error } = useReportProgressQuery({
    variables: { surveyId },
    skip: !isAsked,
    pollInterval: EVERY_MS,
    fetchPolicy: 'no-cache',
    context: { quiet: 'all' },
  });
  return data ? data.survey.reportProgress : error && null;
}

function ProgressBar({ percent }: { percent: number }) {
  const { t } = useTranslation('reportNav');
  return (
    <div className={styles.progress}>
      <span>{t('preparing', { percent })}</span>
      <progress className={styles.bar} max={100} value={percent} aria-label={t('preparing', { percent })} />
    </div>
  );
}

/** How far the first report on many responses has come, while its page waits for it. Nothing where nothing is being made. */
export function ReportProgress({ surveyId }: { surveyId: string }) {
  const percent = useProgress(surveyId, useIsDelayed(LATE_MS)) ?? null;
  return percent !== null && <ProgressBar percent={percent} />;
}

/**
 * A report that did not arrive. A server answers within seconds, and the first report on many responses takes longer: while it is still being made
 * nothing has failed, and the page asks again as soon as it is.
 */
export function ReportFailed({ surveyId, onRetry }: { surveyId: string; onRetry: () => void }) {
  const percent = useProgress(surveyId, true);
  const [wasMade, setMade] = useState(false);
  if (typeof percent === 'number' && !wasMade) setMade(true);
  const isReady = wasMade && percent === null;
  const again = useEffectEvent(onRetry);
  useEffect(
    function askAgain() {
      if (isReady) again();
    },
    [isReady],
  );
  if (percent === undefined) return null;
  return percent === null ? <LoadFailed onRetry={onRetry} /> : <ProgressBar percent={percent} />;
}
