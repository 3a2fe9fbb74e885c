import { MoreOutlined } from '@ant-design/icons';
import { formatThousands, LIMITS } from '@wence/schema';
import { Button, Checkbox, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { endKeyPress } from '../../shared/end-key-press';
import { filterOf } from './category-filter';
import type { CategoryFragment } from './category.generated';
import styles from './CategoryList.module.css';
import { useCategoryActions } from './useCategoryActions';
import { useFilterText } from './useFilterText';

interface CategoryRowProps {
  category: CategoryFragment;
  /** How many categories there are. */
  count: number;
  isCompared: boolean;
  /** So many are compared that no other can be. */
  isFull: boolean;
  onCompare: (isCompared: boolean) => void;
  onEdit: () => void;
}

/** How many responses a category has, or that it asks for what is gone. */
function Base({ count }: { count: number | null }) {
  const { t } = useTranslation('category');
  if (count === null) return <span className={styles.broken}>{t('broken')}</span>;
  return (
    <span className={styles.base}>
      {t('base', { base: formatThousands(count) })}
      {count < LIMITS.smallBase && <span className={styles.small}>{t('smallBase', { base: LIMITS.smallBase })}</span>}
    </span>
  );
}

/** A category with what is in it, and what can be done with it. */
export function CategoryRow({ category, count, isCompared, isFull, onCompare, onEdit }: CategoryRowProps) {
  const { t } = useTranslation(['category', 'common']);
  const { move, confirmDelete } = useCategoryActions();
  const textOf = useFilterText();
  const { name, position, responseCount } = category;
  const items = [
    { key: 'edit', label: t('edit'), onClick: onEdit },
    { key: 'up', label: t('up'), disabled: position === 1, onClick: () => move(category, position - 1) },
    { key: 'down', label: t('down'), disabled: position === count, onClick: () => move(category, position + 1) },
    { key: 'delete', label: t('common:action.delete'), danger: true, onClick: () => confirmDelete(category) },
  ];

  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.check}
        checked={isCompared}
        disabled={responseCount === null || (isFull && !isCompared)}
        onChange={({ target }) => onCompare(target.checked)}
      >
        <span className={styles.name}>{name}</span>
      </Checkbox>
      <span className={styles.text}>{textOf(filterOf(category))}</span>
      <Base count={responseCount} />
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: endKeyPress }}>
        <Button className={styles.more} type="text" icon={<MoreOutlined />} aria-label={t('actionsOf', { name })} />
      </Dropdown>
    </li>
  );
}
