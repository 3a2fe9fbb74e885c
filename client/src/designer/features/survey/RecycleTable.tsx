import { formatThousands } from '@wence/schema';
import { App, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part';
import { formatDay, formatMoment } from '../../shared/moment';
import { evictLists } from './lists/evict-lists';
import { selectionOf } from './lists/selection';
import styles from './RecycleTable.module.css';
import { type RecycledRowFragment, useRestoreSurveyMutation } from './survey.generated';
import table from './table.module.css';

const PurgeDialog = lazyPart(async () => (await import('./shelf/PurgeDialog')).PurgeDialog);

function RestoreButton({ surveyId, title, onDone }: { surveyId: string; title: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [restore, { loading }] = useRestoreSurveyMutation({ update: evictLists });

  const handleClick = async () => {
    const outcome = await restore({ variables: { input: { surveyId } } }).catch(() => null);
    if (!outcome?.data) return;
    void message.success(t('done.restored'));
    onDone();
  };

  return (
    <Button size="small" loading={loading} aria-label={`${t('action.restore')} ${title}`} onClick={() => void handleClick()}>
      {t('action.restore')}
    </Button>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Days until an instant, each that has begun counted whole. */
const daysUntil = (iso: string | null): number => (iso === null ? 0 : Math.ceil((Date.parse(iso) - Date.now()) / DAY));

/** The columns and their classes; the title takes what is left. */
const COLUMNS = [
  ['title', undefined],
  ['responses', table.narrow],
  ['deleted', `${table.date} ${styles.deleted}`],
  ['purge', styles.expires],
] as const;

interface RecycleTableProps {
  surveys: readonly RecycledRowFragment[];
  selected: readonly string[];
  onSelect: (surveyIds: readonly string[]) => void;
}

/** The deleted surveys, each with its responses, the days that are left, and a button to restore it. Its boxes select. */
export function RecycleTable({ surveys, selected, onSelect }: RecycleTableProps) {
  const { t } = useTranslation('survey');
  const selection = selectionOf(surveys, selected, onSelect);
  const [purging, setPurging] = useState<string | null>(null);
  const deselect = (id: string) => selection.has(id) && selection.toggle(id);

  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.pick}>
              <input type="checkbox" checked={selection.isWhole} onChange={selection.toggleAll} aria-label={t('list.selectAll')} />
            </th>
            {COLUMNS.map(([column, className]) => (
              <th key={column} scope="col" className={className}>
                {t(`recycle.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={`${styles.does} ${table.end}`}>
              {t('recycle.column.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {surveys.map(({ id, title, responseTotal, recycledAt, purgeAt }) => {
            const days = daysUntil(purgeAt);
            return (
              <tr key={id}>
                <td className={table.pick}>
                  <input
                    type="checkbox"
                    checked={selection.has(id)}
                    onChange={() => selection.toggle(id)}
                    aria-label={t('list.select', { title })}
                  />
                </td>
                <td className={`${table.main} ${styles.name}`}>{title}</td>
                <td className={styles.responses}>
                  {formatThousands(responseTotal)}
                  <span className={styles.unit}> {t('recycle.responses', { count: responseTotal ?? 0 })}</span>
                </td>
                <td className={`${table.quiet} ${styles.deleted}`}>{formatMoment(recycledAt)}</td>
                <td className={styles.until}>
                  {days > 1 ? t('recycle.left', { count: days }) : t('recycle.lastDay')}
                  <span className={styles.small}>{t('recycle.purge', { date: formatDay(purgeAt) })}</span>
                </td>
                <td className={table.actions}>
                  <RestoreButton surveyId={id} title={title} onDone={() => deselect(id)} />
                  <Button
                    className={styles.forGood}
                    size="small"
                    type="text"
                    danger
                    aria-label={t('recycle.forGoodOf', { title })}
                    onClick={() => setPurging(id)}
                  >
                    {t('recycle.forGood')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {purging !== null && (
        <Suspense fallback={null}>
          <PurgeDialog surveyIds={[purging]} onDone={() => deselect(purging)} onClose={() => setPurging(null)} />
        </Suspense>
      )}
    </>
  );
}
