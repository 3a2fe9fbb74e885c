import { looksAlike } from '@wence/schema';
import { Form, Input, type InputRef, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addShelfTexts } from './shelf-texts';
import styles from './shelf.module.css';

addShelfTexts();

interface TypedConfirmProps {
  title: string;
  /** The text that has to be typed before the button works. */
  wanted: string;
  /** Asks for it. */
  label: string;
  action: string;
  isBusy: boolean;
  /** What goes, in figures. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be undone: its button works only after a title or a number was typed. */
export function TypedConfirm({ title, wanted, label, action, isBusy, children, onConfirm, onClose }: TypedConfirmProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const [typed, setTyped] = useState('');
  const field = useRef<InputRef>(null);
  const isTyped = looksAlike(typed, wanted);

  return (
    <Modal
      open
      title={title}
      okText={action}
      okButtonProps={{ danger: true, disabled: !isTyped }}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={onConfirm}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      {children}
      <Form layout="vertical" requiredMark={false} onFinish={() => isTyped && !isBusy && onConfirm()}>
        <Form.Item label={label} htmlFor="typed-confirm" extra={<span className={styles.wanted}>{wanted}</span>}>
          <Input ref={field} id="typed-confirm" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
