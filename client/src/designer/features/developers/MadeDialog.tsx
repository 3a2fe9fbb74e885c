import { App, Button, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import styles from './developers.module.css';

interface MadeDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows a new key, this once. It closes by its button alone: a click beside it would lose the key. */
export function MadeDialog({ secret, onClose }: MadeDialogProps) {
  const { t } = useTranslation(['common', 'developers']);
  const { message } = App.useApp();

  const handleCopy = async () => {
    if (await copyText(secret)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };

  return (
    <Modal
      open
      title={t('developers:made.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="copy" type="primary" onClick={() => void handleCopy()}>
          {t('developers:made.copy')}
        </Button>,
        <Button key="done" onClick={onClose}>
          {t('developers:made.done')}
        </Button>,
      ]}
    >
      <p className={styles.once}>{t('developers:made.help')}</p>
      {/* On a phone it takes two lines: it is shown as a whole, this once. */}
      <Input.TextArea
        className={styles.secret}
        readOnly
        rows={2}
        value={secret}
        aria-label={t('developers:made.label')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
}
