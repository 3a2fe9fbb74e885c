import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryTree } from './category-tree';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';

interface CategoryChoicesProps {
  categories: readonly LibraryCategoryRowFragment[];
  chosen: string | null;
  onChoose: (categoryId: string) => void;
}

/** The author's categories of both levels, one of which can be chosen. */
export const CategoryChoices = ({ categories, chosen, onChoose }: CategoryChoicesProps) => {
  const { t } = useTranslation('library');
  const group = useId();
  const rows = categoryTree(categories).flatMap(({ category, lower }) => [category, ...lower]);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('choose')}</legend>
      {rows.map(({ id, name, parentId }) => (
        <label key={id} className={parentId === null ? styles.choice : `${styles.choice} ${styles.lower}`}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className={styles.words}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
};
