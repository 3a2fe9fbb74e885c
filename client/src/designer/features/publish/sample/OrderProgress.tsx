import { formatThousands, samplePercent } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { SampleOrderCardFragment } from './sample.generated';
import styles from './sample.module.css';

const FIGURES = ['screened', 'overQuota', 'refused'] as const;

/** How many respondents of an order are there, as a bar and in figures. */
export function OrderProgress({ order }: { order: SampleOrderCardFragment }) {
  const { t } = useTranslation('sample');
  const percent = samplePercent(order);
  const [complete, target] = [formatThousands(order.complete), formatThousands(order.target)];
  return (
    <div className={styles.progress}>
      <p className={styles.figure}>
        <strong>{complete}</strong> / {target} <span className={styles.quiet}>{t('complete')}</span>
      </p>
      <progress
        className={styles.bar}
        aria-label={t('progress')}
        aria-valuetext={t('progressText', { complete, target })}
        value={percent}
        max={100}
      />
      <dl className={styles.counts}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`figure.${figure}`)}</dt>
            <dd>{formatThousands(order[figure])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
