import { Button, Skeleton } from 'antd';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadView } from '../session/session-store';
import { partNames, reportSentences, tidiedSentence } from './report-words';
import styles from './transfer.module.css';
import type { Report, Told } from './useTransferReport';

function ReportLines({ report, move }: { report: Report; move: boolean }) {
  const { t, i18n } = useTranslation('transfer');
  const readView = useReadView();
  const { lines, tidied } = useMemo(() => {
    const names = partNames(readView(), t);
    return { lines: reportSentences(report, names, t, i18n.language), tidied: tidiedSentence(report, names, t, i18n.language) };
  }, [report, readView, t, i18n.language]);
  return (
    <>
      <p className={styles.line}>{t(lines.length === 0 ? 'all' : 'partly')}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {move && tidied !== null && <p className={styles.warning}>{tidied}</p>}
    </>
  );
}

interface TransferReportProps {
  told: Told | null;
  move: boolean;
  onRetry: () => void;
}

/** Tells, before it is done, what can't come along. */
export function TransferReport({ told, move, onRetry }: TransferReportProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const id = useId();
  return (
    <section className={styles.report} aria-labelledby={id} aria-live="polite" aria-busy={told === null}>
      <p id={id} className={styles.legend}>
        {t('report')}
      </p>
      {told === null && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {told !== null && 'report' in told && <ReportLines report={told.report} move={move} />}
      {told !== null && 'refusal' in told && (
        <>
          <p className={styles.warning}>{told.refusal ?? t('common:failure.title')}</p>
          <Button onClick={onRetry}>{t('common:action.retry')}</Button>
        </>
      )}
    </section>
  );
}
