import type { RateIcon } from '@wence/schema';
import { featuresAt, OUTLINES } from '../../../../shared/icon-shapes';
import styles from './scale.module.css';

interface ScaleIconProps {
  icon: RateIcon;
  n: number;
  /** Position of the point on its scale, 0 to 1; a higher position draws a happier face. */
  share?: number;
}

/** One point of a scale: a picture, or its number. */
export const ScaleIcon = ({ icon, n, share = 1 }: ScaleIconProps) =>
  icon === 'number' ? (
    <span className={styles.number} aria-hidden="true">
      {n}
    </span>
  ) : (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[icon]} />
      {icon === 'smile' && <path d={featuresAt(share)} />}
    </svg>
  );
