import { Button, Dropdown, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endKeyPress } from '../../../shared/end-key-press';
import { FormFault } from '../../../shared/FormFault';
import { LineGlyph } from '../../../shared/LineGlyph';
import { CategoryNameInput } from './CategoryNameInput';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';
import { useDeleteEntries } from './useDeleteEntries';
import { useNameCategory } from './useNameCategory';

interface CategoryNameDialogProps {
  category: LibraryCategoryRowFragment;
  /** It gets another name, or a category below it. */
  act: 'rename' | 'addBelow';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the name of a category. */
function CategoryNameDialog({ category, act, onDone, onClose }: CategoryNameDialogProps) {
  const { t } = useTranslation(['library', 'common']);
  const input = useRef<InputRef>(null);
  const [name, setName] = useState(act === 'rename' ? category.name : '');
  const { fault, isBusy, clearFault, confirm } = useNameCategory(category, act, onDone);
  return (
    <Modal
      open
      width={420}
      title={t(`${act}In`, { name: category.name })}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={() => void confirm(name)}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <div className={styles.new}>
        <CategoryNameInput
          ref={input}
          isWrong={fault !== null}
          value={name}
          onChange={(typed) => {
            setName(typed);
            clearFault();
          }}
          onEnter={() => void confirm(name)}
        />
        <FormFault message={fault} />
      </div>
    </Modal>
  );
}

/** Three dots. */
const MORE = 'M2.5 7h.01M7 7h.01M11.5 7h.01';

interface CategoryMenuProps {
  category: LibraryCategoryRowFragment;
  /** Questions in it and below it. */
  count: number;
  /** Called when a category was added below it. */
  onAdded: () => void;
}

/** Actions on the author's own category. Categories have two levels. */
export function CategoryMenu({ category, count, onAdded }: CategoryMenuProps) {
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
}
