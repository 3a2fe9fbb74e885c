import { SkeletonLines } from '../../shared/state/PageSkeleton';
import styles from './TableSkeleton.module.css';

const TITLES = [38, 54, 30, 46, 34] as const;

/** Placeholder rows shown while the list loads. */
export const TableSkeleton = () => (
  <div className={styles.rows}>
    {TITLES.map((width) => (
      <div key={width} className={styles.row}>
        <SkeletonLines widths={[width, 8]} />
      </div>
    ))}
  </div>
);

/** The same for the list as cards. */
export const CardsSkeleton = () => (
  <div className={styles.cards}>
    {TITLES.map((width) => (
      <div key={width} className={styles.card}>
        <SkeletonLines widths={[20, width + 30, 40, 50]} />
      </div>
    ))}
  </div>
);
