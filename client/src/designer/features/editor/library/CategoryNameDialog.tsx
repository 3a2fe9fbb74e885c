import { type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/FormFault';
import { CategoryNameInput } from './CategoryNameInput';
import type { LibraryCategoryRowFragment } from './library.generated';
import styles from './library.module.css';
import { useNameCategory } from './useNameCategory';

interface CategoryNameDialogProps {
  category: LibraryCategoryRowFragment;
  /** It gets another name, or a category below it. */
  act: 'rename' | 'addBelow';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the name of a category. */
export const CategoryNameDialog = ({ category, act, onDone, onClose }: CategoryNameDialogProps) => {
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
};
