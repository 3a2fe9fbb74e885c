import { formatThousands, REVIEW_LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';
import { ReviewButton } from './ReviewButton';
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
  // One button for both, which keeps the focus when it turns into the other.
  const isUnstarred = rows.some(({ starred }) => !starred);

  const restore = async () => {
    if (await act({ kind: 'restore' }, rows)) clear();
  };

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      <output className={styles.count}>
        {t('selected', { count: rows.length, formatted: formatThousands(rows.length) })}
        {isFull && <span className={styles.quiet}> {t('most', { limit: REVIEW_LIMITS.responses })}</span>}
      </output>
      {isBin ? (
        <ReviewButton name={t('action.restore')} onClick={() => void restore()} />
      ) : (
        <>
          <ReviewButton name={t('action.invalidate')} onClick={() => ask('invalidate', rows)} />
          {rows.some(({ invalid }) => invalid !== null) && (
            <ReviewButton name={t('action.validate')} onClick={() => void act({ kind: 'validate' }, rows)} />
          )}
          <ReviewButton
            name={t(isUnstarred ? 'action.star' : 'action.unstar')}
            onClick={() => void act({ kind: 'star', starred: isUnstarred }, rows)}
          />
          <ReviewButton name={t('action.tag')} onClick={() => ask('tag', rows)} />
          <ReviewButton name={t('action.remark')} onClick={() => ask('remark', rows)} />
          <ReviewButton name={t('action.delete')} danger onClick={() => confirmDelete(rows, clear)} />
        </>
      )}
      <Button size="small" type="link" onClick={clear}>
        {t('unselect')}
      </Button>
      {dialog}
    </div>
  );
}
