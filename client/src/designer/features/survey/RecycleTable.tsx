import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../shared/moment';
import { RestoreButton } from './RestoreButton';
import type { RecycledRowFragment } from './survey.generated';
import styles from './table.module.css';

/** What was deleted, until when it is kept, and the way back. */
export const RecycleTable = ({ surveys }: { surveys: readonly RecycledRowFragment[] }) => {
  const { t } = useTranslation('survey');
  const columns = ['title', 'responses', 'deleted', 'purge'] as const;

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column === 'title' ? undefined : styles.wide}>
              {t(`recycle.column.${column}`)}
            </th>
          ))}
          <th scope="col" className={`${styles.narrow} ${styles.end}`}>
            {t('recycle.column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {surveys.map(({ id, title, responseCount, recycledAt, purgeAt }) => (
          <tr key={id}>
            <td className={`${styles.main} ${styles.name}`}>{title}</td>
            <td className={styles.hideNarrow}>{formatThousands(responseCount)}</td>
            <td className={`${styles.quiet} ${styles.hideNarrow}`}>{formatMoment(recycledAt)}</td>
            <td className={`${styles.quiet} ${styles.until}`}>{t('recycle.purge', { date: formatDay(purgeAt) })}</td>
            <td className={styles.actions}>
              <RestoreButton surveyId={id} title={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
