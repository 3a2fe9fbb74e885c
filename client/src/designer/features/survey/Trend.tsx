import styles from './trend.module.css';
import { trendPath } from './trend-path';

const BOX = { width: 72, height: 18 };

/** A line of the last 14 days beside the count; the count says it in words, so readers of the page skip the line. */
export const Trend = ({ counts, title }: { counts: readonly number[]; title: string }) => (
  <svg
    className={styles.trend}
    viewBox={`-1 -1 ${BOX.width + 2} ${BOX.height + 2}`}
    width={BOX.width}
    height={BOX.height}
    aria-hidden="true"
  >
    <title>{title}</title>
    <path className={counts.some(Boolean) ? styles.line : styles.flat} d={trendPath(counts, BOX)} />
  </svg>
);
