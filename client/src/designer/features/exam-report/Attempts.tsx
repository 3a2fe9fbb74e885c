import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import own from './Attempts.module.css';
import type { ExamReportPageQuery } from './exam-report.generated';
import styles from './exam-report.module.css';

const FATES = ['started', 'submitted', 'expired', 'running'] as const;

/** The attempts at an exam, and what has become of them; nothing where there are none. */
export function Attempts(attempts: ExamReportPageQuery['examReport']['attempts']) {
  const { t } = useTranslation('examReport');
  if (attempts.started === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="exam-attempts">
      <h2 id="exam-attempts">{t('attempts')}</h2>
      <dl className={own.fates}>
        {FATES.map((fate) => (
          <div key={fate}>
            <dt>{t(`fate.${fate}`)}</dt>
            <dd>{formatThousands(attempts[fate])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('attemptsHelp')}</p>
    </section>
  );
}
