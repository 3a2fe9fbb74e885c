import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryRow } from './CategoryRow';
import { categoryTree } from './category-tree';
import { ItemList } from './ItemList';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';

interface LibraryShelfProps {
  kind: 'own' | 'common';
  categories: readonly LibraryCategoryRowFragment[];
  /** Search text; empty if nothing is searched for. */
  keyword: string;
  readOnly: boolean;
}

/** One of the two libraries: its categories, or what a search found in it. */
export function LibraryShelf({ kind, categories, keyword, readOnly }: LibraryShelfProps) {
  const { t } = useTranslation('library');
  const heading = useId();
  const isCommon = kind === 'common';
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t(kind)}
      </h2>
      <div className={styles.list} data-list={kind}>
        {keyword !== '' && <ItemList key={keyword} common={isCommon} keyword={keyword} readOnly={readOnly} empty={t('nothingFound')} />}
        {keyword === '' && categories.length === 0 && (
          <p className={styles.nothing}>
            {t('empty')}
            <span className={styles.help}>{t('emptyHelp')}</span>
          </p>
        )}
        {keyword === '' && categories.length > 0 && (
          <ul className={styles.items}>
            {categoryTree(categories).map(({ category, lower, count }) => (
              <CategoryRow key={category.id} category={category} lower={lower} count={count} readOnly={readOnly} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
