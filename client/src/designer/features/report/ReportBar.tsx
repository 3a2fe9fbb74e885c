import { formatThousands, readableText } from '@wence/schema';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import { headingId } from './QuestionCard';
import type { QuestionFragment } from './report.generated';
import styles from './ReportBar.module.css';

interface ReportBarProps {
  total: number;
  updatedAt: string;
  isLive: boolean;
  questions: readonly QuestionFragment[];
}

/** Brings a question to the top and puts the focus on its heading, so that a keyboard goes on from there. */
function jumpTo(nodeId: number): void {
  const heading = document.getElementById(headingId(nodeId));
  heading?.closest('article')?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Sticky bar with the number of responses that the report is based on, and a list of its questions to jump to. */
export function ReportBar({ total, updatedAt, isLive, questions }: ReportBarProps) {
  const { t } = useTranslation('report');
  const entries = questions.map(({ nodeId, code, title: question }) => ({ value: nodeId, label: `${code} ${readableText(question)}` }));

  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <h2 className={styles.total}>{t('all')}</h2>
        <span className={styles.base}>{t('base', { base: formatThousands(total) })}</span>
        {isLive && <span className={styles.live}>{t('live')}</span>}
        <span className={styles.updated}>{t('updated', { at: formatMoment(updatedAt) })}</span>
        {entries.length > 1 && (
          <Select
            className={styles.jump}
            aria-label={t('jump')}
            placeholder={t('jump')}
            value={null}
            options={entries}
            popupMatchSelectWidth={false}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(nodeId: number | null) => nodeId !== null && jumpTo(nodeId)}
          />
        )}
      </div>
    </div>
  );
}
