import { formatThousands } from '@wence/schema';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../shared/moment';
import { evictLists } from './lists/evict-lists';
import { type RecycledRowFragment, useRestoreSurveyMutation } from './survey.generated';
import styles from './table.module.css';

function RestoreButton({ surveyId, title }: { surveyId: string; title: string }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [restore, { loading }] = useRestoreSurveyMutation({ update: evictLists });

  const handleClick = async () => {
    const outcome = await restore({ variables: { input: { surveyId } } }).catch(() => null);
    if (outcome?.data) void message.success(t('done.restored'));
  };

  return (
    <Button size="small" loading={loading} aria-label={`${t('action.restore')} ${title}`} onClick={() => void handleClick()}>
      {t('action.restore')}
    </Button>
  );
}

/** The deleted surveys, with the date of their final deletion and a button to restore them. */
export function RecycleTable({ surveys }: { surveys: readonly RecycledRowFragment[] }) {
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
}
