import { App, Button, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/copy-text';
import styles from './MadeDialog.module.css';

interface MadeDialogProps {
  secret: string;
  /** The texts of the dialog, in the language of the screen. */
  words: { readonly title: string; readonly help: string; readonly label: string; readonly copy: string };
  onClose: () => void;
}

/** Shows a new secret, this once. It closes by its button alone: a click beside it would lose the secret. */
export function MadeDialog({ secret, words, onClose }: MadeDialogProps) {
  const { t } = useTranslation(['common', 'developers']);
  const { message } = App.useApp();

  const handleCopy = async () => {
    if (await copyText(secret)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };

  return (
    <Modal
      open
      title={words.title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="copy" type="primary" onClick={() => void handleCopy()}>
          {words.copy}
        </Button>,
        <Button key="done" onClick={onClose}>
          {t('developers:made.done')}
        </Button>,
      ]}
    >
      <p className={styles.once}>{words.help}</p>
      {/* On a phone it takes two lines: it is shown as a whole, this once. */}
      <Input.TextArea
        className={styles.secret}
        readOnly
        rows={2}
        value={secret}
        aria-label={words.label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
}
