import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../shared/moment';
import grid from './grid.module.css';
import styles from './quota.module.css';
import type { CellStand } from './useQuotaFill';

interface FillBarProps {
  limit: number;
  /** Undefined: nothing is counted in it. */
  stand: CellStand | undefined;
  /** With when it will be full. */
  withForecast?: boolean;
}

/** How many of the seats of a cell are taken, as figures and as a bar. */
export function FillBar({ limit, stand, withForecast = false }: FillBarProps) {
  const { t } = useTranslation('quota');
  if (!stand) return <span className={grid.limit}>{t('limitOf', { limit: formatThousands(limit) })}</span>;
  const { taken, reserved, fullAt } = stand;
  const isFull = taken >= limit;
  const share = limit === 0 ? 100 : Math.min(100, Math.floor((taken / limit) * 100));
  return (
    <div className={grid.fill} data-full={isFull || undefined}>
      <p className={grid.figures}>
        <strong>{formatThousands(taken)}</strong> / {formatThousands(limit)}
        {isFull && <span className={grid.full}>{t(taken > limit ? 'over' : 'full')}</span>}
      </p>
      <progress className={grid.meter} max={100} value={share} aria-label={t('share', { share })} />
      {reserved > 0 && <p className={styles.quiet}>{t('reserved', { n: formatThousands(reserved) })}</p>}
      {withForecast && fullAt && <p className={styles.quiet}>{t('fullAt', { day: formatDay(fullAt) })}</p>}
    </div>
  );
}
