import { RightOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryMenu } from './CategoryMenu';
import { ItemList } from './ItemList';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';

interface CategoryRowProps {
  category: LibraryCategoryRowFragment;
  lower?: readonly LibraryCategoryRowFragment[];
  /** Questions in it and below it. */
  count: number;
  readOnly: boolean;
}

const NONE: readonly LibraryCategoryRowFragment[] = [];

/** A category that opens: first what is below it, then its own questions. */
export function CategoryRow({ category, lower = NONE, count, readOnly }: CategoryRowProps) {
  const { t } = useTranslation('library');
  const [isOpen, setOpen] = useState(false);
  const { id, name, common, itemCount } = category;
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.category} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <RightOutlined className={styles.arrow} aria-hidden="true" />
          <span className={styles.words}>{name}</span>
          <span className="visually-hidden">{t('questions')}</span>
          <span className={styles.count}>{count}</span>
        </button>
        {!common && !readOnly && <CategoryMenu category={category} count={count} onAdded={() => setOpen(true)} />}
      </div>
      {isOpen && (
        <div className={styles.inside}>
          {lower.length > 0 && (
            <ul className={styles.items}>
              {lower.map((each) => (
                <CategoryRow key={each.id} category={each} count={each.itemCount} readOnly={readOnly} />
              ))}
            </ul>
          )}
          {(itemCount > 0 || lower.length === 0) && (
            <ItemList categoryId={id} common={common} readOnly={readOnly} empty={t('emptyCategory')} />
          )}
        </div>
      )}
    </li>
  );
}
