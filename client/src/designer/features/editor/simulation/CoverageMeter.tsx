import { useTranslation } from 'react-i18next';
import type { Share } from './coverage-figures';
import styles from './coverage.module.css';

/** How much of one kind of thing was reached, as words and as a bar. */
export const CoverageMeter = ({ share: { kind, reached, all } }: { share: Share }) => {
  const { t } = useTranslation('simulation');
  return (
    <li className={styles.meter} data-whole={reached === all}>
      <span>{t(kind)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${(reached / all) * 100}%` }} />
      </span>
      <span className={styles.share}>{t('share', { reached, all })}</span>
    </li>
  );
};
