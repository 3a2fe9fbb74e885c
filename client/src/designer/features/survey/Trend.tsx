import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './Trend.module.css';

interface TrendBox {
  width: number;
  height: number;
}

/**
 * Path of a line through one count per day, oldest first. The scale starts at zero and ends at the highest day,
 * so that a flat line at the bottom always means nothing came. One decimal is finer than a screen shows.
 */
export function trendPath(counts: readonly number[], { width, height }: TrendBox): string {
  const highest = Math.max(...counts, 1);
  const step = counts.length > 1 ? width / (counts.length - 1) : 0;
  return counts.map((count, day) => `${day === 0 ? 'M' : 'L'}${round(day * step)} ${round(height - (count / highest) * height)}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

const BOX = { width: 72, height: 18 };

/** Line chart of the last 14 days. Hidden from screen readers because the count says the same. */
export function Trend({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation('survey');
  const recent = counts.reduce((sum, count) => sum + count, 0);

  return (
    <svg
      className={styles.trend}
      viewBox={`-1 -1 ${BOX.width + 2} ${BOX.height + 2}`}
      width={BOX.width}
      height={BOX.height}
      aria-hidden="true"
    >
      <title>{t('list.trend', { count: recent, total: formatThousands(recent) })}</title>
      <path className={recent > 0 ? styles.line : styles.flat} d={trendPath(counts, BOX)} />
    </svg>
  );
}
