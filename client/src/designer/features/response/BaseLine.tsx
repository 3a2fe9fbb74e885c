import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './BulkBar';
import styles from './DetailPage.module.css';
import { OutcomeLine } from './OutcomeLine';
import type { Review } from './useReview';
import type { Selection } from './useSelection';

interface BaseLineProps {
  total: number;
  newCount: number;
  selection: Selection;
  review: Review;
  onShow: () => void;
}

/**
 * How many responses match, and quietly that there are more by now: the list changes only when its reader wants it to. While responses are selected
 * it is about those instead, at the same place, so that the table does not move.
 */
export function BaseLine({ total, newCount, selection, review, onShow }: BaseLineProps) {
  const { t } = useTranslation('response');
  const isSelecting = selection.rows.length > 0;
  return (
    <div className={styles.base} data-selecting={isSelecting}>
      {isSelecting ? (
        <BulkBar selection={selection} review={review} />
      ) : (
        <>
          <output>{t('base', { base: formatThousands(total) })}</output>
          <output className={styles.fresh}>
            {newCount > 0 && (
              <>
                {t('fresh', { count: newCount, formatted: formatThousands(newCount) })}
                <Button type="link" size="small" onClick={onShow}>
                  {t('showFresh')}
                </Button>
              </>
            )}
          </output>
        </>
      )}
      <OutcomeLine review={review} />
    </div>
  );
}
