import type { RateIcon } from '@wence/schema';
import { featuresAt, OUTLINES } from '../../../shared/icon-shapes';
import styles from './Points.module.css';

interface PointIconProps {
  readonly icon: Exclude<RateIcon, 'number'>;
  /** Where the point stands on its scale, 0 to 1. */
  readonly share: number;
  /** Of two points: the lower one of thumbs points down. */
  readonly isPair: boolean;
}

/** A star, heart, thumb, or a face that is the happier the higher its point. */
export function PointIcon({ icon, share, isPair }: PointIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[icon]} transform={isPair && share === 0 && icon === 'thumb' ? 'matrix(1 0 0 -1 0 24)' : undefined} />
      {icon === 'smile' && <path className={styles.face} d={featuresAt(share)} />}
    </svg>
  );
}
