import { Input, type InputRef, Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addShelfTexts } from './shelf-texts';
import styles from './shelf.module.css';

addShelfTexts();

interface LinkDialogProps {
  title: string;
  url: string;
  onClose: () => void;
}

/** The link of a survey where the browser lets no page copy: selected, so that one key does it. */
export function LinkDialog({ title, url, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const field = useRef<InputRef>(null);
  const selectAll = () => field.current?.focus({ cursor: 'all' });

  return (
    <Modal
      open
      title={t('linkOf', { title })}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:action.close') }}
      afterOpenChange={(isOpen) => isOpen && selectAll()}
    >
      <p className={styles.help}>{t('linkHelp')}</p>
      <Input ref={field} readOnly value={url} aria-label={t('link')} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Modal>
  );
}
