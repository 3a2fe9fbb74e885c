import { formatThousands, REVIEW_LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';
import type { Review } from './useReview';
import { useReviewDialogs } from './useReviewDialogs';
import type { Selection } from './useSelection';

interface BulkBarProps {
  selection: Selection;
  review: Review;
}

/** How many responses are selected, and what can be done to all of them at once. In the recycle bin they can only be restored. */
export function BulkBar({ selection, review }: BulkBarProps) {
  const { t } = useTranslation('review');
  const { ask, confirmDelete, act, dialog } = useReviewDialogs(review);
  const { rows, isFull, clear } = selection;
  const isBin = rows.every(({ deletedAt }) => deletedAt !== null);
  const isSome = (holds: (row: (typeof rows)[number]) => boolean) => rows.some(holds);

  const restore = async () => {
    if (await act({ kind: 'restore' }, rows)) clear();
  };
  const button = (name: string, onClick: () => void, isDanger = false) => (
    <Button size="small" danger={isDanger} disabled={review.isBusy} onClick={onClick}>
      {name}
    </Button>
  );

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      <output className={styles.count}>
        {t('selected', { count: rows.length, formatted: formatThousands(rows.length) })}
        {isFull && <span className={styles.quiet}> {t('most', { limit: REVIEW_LIMITS.responses })}</span>}
      </output>
      {isBin ? (
        button(t('action.restore'), () => void restore())
      ) : (
        <>
          {button(t('action.invalidate'), () => ask('invalidate', rows))}
          {isSome(({ invalid }) => invalid !== null) && button(t('action.validate'), () => void act({ kind: 'validate' }, rows))}
          {isSome(({ starred }) => !starred) && button(t('action.star'), () => void act({ kind: 'star', starred: true }, rows))}
          {isSome(({ starred }) => starred) && button(t('action.unstar'), () => void act({ kind: 'star', starred: false }, rows))}
          {button(t('action.tag'), () => ask('tag', rows))}
          {button(t('action.remark'), () => ask('remark', rows))}
          {button(t('action.delete'), () => confirmDelete(rows, clear), true)}
        </>
      )}
      <Button size="small" type="link" onClick={clear}>
        {t('unselect')}
      </Button>
      {dialog}
    </div>
  );
}
