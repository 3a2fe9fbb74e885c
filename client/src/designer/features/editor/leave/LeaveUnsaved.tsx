import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LeaveUnsavedProps {
  /** Reason for asking: unsaved edits because the server cannot be reached, or rules that have not been saved. */
  of: 'leave' | 'leaveRules';
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved work is lost. Renders nothing until it opens for the first time, because the guard re-renders often. */
export function LeaveUnsaved({ of, open, onStay, onLeave }: LeaveUnsavedProps) {
  const { t } = useTranslation('editor');
  const [wasAsked, setAsked] = useState(open);
  if (open && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return (
    <Modal
      open={open}
      title={t(`${of}.title`)}
      okText={t(`${of}.stay`)}
      cancelText={t(`${of}.leave`)}
      cancelButtonProps={{ danger: true }}
      onOk={onStay}
      onCancel={onLeave}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
    >
      {t(`${of}.message`)}
    </Modal>
  );
}
