import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endKeyPress } from '../../../shared/end-key-press';
import { LineGlyph } from '../../../shared/LineGlyph';
import { CategoryNameDialog } from './CategoryNameDialog';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';
import { useDeleteEntries } from './useDeleteEntries';

/** Three dots. */
const MORE = 'M2.5 7h.01M7 7h.01M11.5 7h.01';

interface CategoryMenuProps {
  category: LibraryCategoryRowFragment;
  /** Questions in it and below it. */
  count: number;
  /** There is a new category below it. */
  onAdded: () => void;
}

/** What one can do with a category of one's own. Categories have two levels. */
export const CategoryMenu = ({ category, count, onAdded }: CategoryMenuProps) => {
  const { t } = useTranslation(['library', 'common']);
  const [naming, setNaming] = useState<'rename' | 'addBelow' | null>(null);
  const { deleteCategory } = useDeleteEntries();
  const { name, parentId } = category;
  const items = [
    { key: 'rename', label: t('common:action.rename'), onClick: () => setNaming('rename') },
    ...(parentId === null ? [{ key: 'addBelow', label: t('addBelow'), onClick: () => setNaming('addBelow') }] : []),
    { key: 'delete', label: t('common:action.delete'), danger: true, onClick: () => deleteCategory(category, count) },
  ];
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: endKeyPress }}>
        <Button
          className={styles.tool}
          type="text"
          size="small"
          icon={<LineGlyph size={14} path={MORE} />}
          aria-label={t('actionsOf', { name })}
        />
      </Dropdown>
      {naming && (
        <CategoryNameDialog
          category={category}
          act={naming}
          onDone={() => {
            if (naming === 'addBelow') onAdded();
            setNaming(null);
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
};
