import { type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedNameField } from '../../../../shared/saved-name/SavedNameField';
import styles from './theme.module.css';
import { type Named, useNameTheme } from './useNameTheme';

interface ThemeNameDialogProps {
  subject: Named;
  onClose: () => void;
}

/** Asks for the name under which the look is kept, or for another name of a theme. */
export function ThemeNameDialog({ subject, onClose }: ThemeNameDialogProps) {
  const { t } = useTranslation(['theme', 'common']);
  const input = useRef<InputRef>(null);
  const [name, setName] = useState('theme' in subject ? subject.theme.name : '');
  const { fault, isBusy, clearFault, confirm } = useNameTheme(subject, onClose);
  const handleConfirm = () => void confirm(name);
  return (
    <Modal
      open
      width={420}
      title={t('theme' in subject ? 'rename' : 'saveAs')}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={handleConfirm}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <SavedNameField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        input={input}
        value={name}
        fault={fault}
        onChange={(typed) => {
          setName(typed);
          clearFault();
        }}
        onEnter={handleConfirm}
      />
      {'surveyId' in subject && <p className={styles.dialogHelp}>{t('saveAsHelp')}</p>}
    </Modal>
  );
}
