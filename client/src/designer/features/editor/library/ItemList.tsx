import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bones, useLate } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { ItemRow } from './ItemRow';
import styles from './library.module.css';
import { type ItemsWanted, useItems } from './useItems';

interface ItemListProps extends ItemsWanted {
  readOnly: boolean;
  /** What there is to say where there is nothing. */
  empty: string;
}

const BONES = [90, 70, 80];

/** The questions of a category, or what a search found. */
export const ItemList = ({ readOnly, empty, ...wanted }: ItemListProps) => {
  const { t } = useTranslation('library');
  const { items, hasFailed, retry, more } = useItems(wanted);
  const isLate = useLate();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (!items) return isLate ? <div className={styles.bones}>{<Bones widths={BONES} />}</div> : null;
  if (items.length === 0) return <p className={styles.nothing}>{empty}</p>;
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} readOnly={readOnly} />
        ))}
      </ul>
      {more && (
        <Button type="link" size="small" onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </>
  );
};
