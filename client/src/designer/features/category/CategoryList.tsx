import { PlusOutlined } from '@ant-design/icons';
import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CategoryFragment } from './category.generated';
import styles from './CategoryList.module.css';
import { CategoryRow } from './CategoryRow';

interface CategoryListProps {
  categories: readonly CategoryFragment[];
  /** Ids of those that are compared. */
  compared: readonly string[];
  isFull: boolean;
  onCompare: (ids: readonly string[]) => void;
  onCreate: () => void;
  onEdit: (category: CategoryFragment) => void;
}

/** The categories of a survey in their order, and which of them are compared. */
export function CategoryList({ categories, compared, isFull, onCompare, onCreate, onEdit }: CategoryListProps) {
  const { t } = useTranslation('category');
  const limit = { most: REPORT_CATEGORY_LIMITS.compared };

  return (
    <section className={styles.card} aria-labelledby="categories">
      <header className={styles.head}>
        <h2 id="categories" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.help}>{t(isFull ? 'compareFull' : 'compareHelp', limit)}</p>
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={categories.length >= REPORT_CATEGORY_LIMITS.perSurvey}
          onClick={onCreate}
        >
          {t('create')}
        </Button>
      </header>
      <ul className={styles.rows}>
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            count={categories.length}
            isCompared={compared.includes(category.id)}
            isFull={isFull}
            onCompare={(isCompared) => onCompare(isCompared ? [...compared, category.id] : compared.filter((id) => id !== category.id))}
            onEdit={() => onEdit(category)}
          />
        ))}
      </ul>
    </section>
  );
}
