import { type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/FormFault';
import { SavedNameField } from '../../shared/saved-name/SavedNameField';
import type { CrossSetupInput, SavedTableFragment } from './cross.generated';
import styles from './SavedTables.module.css';
import { useSaveTable } from './useSaveTable';

interface SaveTableDialogProps {
  surveyId: string;
  /** The table that gets another name, or the set-up that is saved as a new one. */
  subject: { readonly table: SavedTableFragment } | { readonly setup: CrossSetupInput };
  onDone: (table: SavedTableFragment) => void;
  onClose: () => void;
}

/** Asks under which name a table is to be saved. */
export function SaveTableDialog({ surveyId, subject, onDone, onClose }: SaveTableDialogProps) {
  const { t } = useTranslation(['cross', 'common']);
  const input = useRef<InputRef>(null);
  const [name, setName] = useState('table' in subject ? subject.table.name : '');
  const { fault, isBusy, clearFault, save } = useSaveTable(surveyId, onDone);
  const handleSave = () => void save(name, 'table' in subject ? { tableId: subject.table.id } : subject);

  return (
    <Modal
      open
      title={t('table' in subject ? 'saved.renameTitle' : 'saved.saveTitle')}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={handleSave}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <div className={styles.fields}>
        <SavedNameField
          label={t('saved.name')}
          placeholder={t('saved.namePlaceholder')}
          input={input}
          value={name}
          fault={fault?.isName ? fault.message : null}
          onChange={(typed) => {
            setName(typed);
            clearFault();
          }}
          onEnter={handleSave}
        />
        {'setup' in subject && <p className={styles.help}>{t('saved.saveHelp')}</p>}
        <FormFault message={fault && !fault.isName ? fault.message : null} />
      </div>
    </Modal>
  );
}
