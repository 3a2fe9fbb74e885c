import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LeaveUnsavedProps {
  /** What would be lost: what the server could not be given, or rules whose author has not saved them. */
  of: 'leave' | 'leaveRules';
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving would lose what is not saved. Nothing is there before it is asked for the first time: the guard looks at each step of saving. */
export const LeaveUnsaved = ({ of, open, onStay, onLeave }: LeaveUnsavedProps) => {
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
};
