import { formatThousands, type PromoterFigures } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from './chart/figure-data';
import styles from './PromoterScore.module.css';

const GROUPS = ['detractors', 'passives', 'promoters'] as const;

const signed = (score: number): string => (score > 0 ? `+${score.toFixed(1)}` : score.toFixed(1));
const widthOf = (percent: number): CSSProperties => ({ flexGrow: percent });

/** Net promoter score of a scale from 0 to 10: the score, and the three groups that it comes from as one bar. */
export function PromoterScore({ figures }: { figures: PromoterFigures }) {
  const { t } = useTranslation('report');

  return (
    <section className={styles.promoter} aria-label={t('nps.label')}>
      <dl className={styles.score}>
        <dt>{t('nps.score')}</dt>
        <dd>{signed(figures.score)}</dd>
      </dl>
      <div className={styles.groups}>
        <div className={styles.bar} aria-hidden="true">
          {GROUPS.map((group) => (
            <span key={group} className={styles[group]} style={widthOf(figures[group].percent)} />
          ))}
        </div>
        <ul className={styles.legend}>
          {GROUPS.map((group) => (
            <li key={group}>
              <span className={`${styles.key} ${styles[group]}`} aria-hidden="true" />
              {t(`nps.${group}`)} <b>{formatPercent(figures[group].percent)}</b> ({formatThousands(figures[group].count)})
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
