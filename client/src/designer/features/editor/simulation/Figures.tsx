import { type Coverage, formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { briefly, minutesOf } from './coverage-figures';
import styles from './simulation.module.css';

/** Summary figures: respondents, questions per respondent, expected time. */
export function Figures({ coverage: { respondents, screened, length, seconds } }: { coverage: Coverage }) {
  const { t } = useTranslation('simulation');
  const figures = [
    {
      name: t('respondents'),
      figure: formatThousands(respondents),
      more: screened > 0 && t('screened', { count: screened }),
    },
    {
      name: t('length'),
      figure: briefly(length.mean),
      more: t('spread', { least: length.least, most: length.most }),
    },
    {
      name: t('minutes'),
      figure: minutesOf(seconds.mean),
      more: t('spread', { least: minutesOf(seconds.least), most: minutesOf(seconds.most) }),
    },
  ];
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{t('figures')}</h3>
      <dl className={styles.figures}>
        {figures.map(({ name, figure, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className={styles.more}>{more}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('pace')}</p>
    </section>
  );
}
