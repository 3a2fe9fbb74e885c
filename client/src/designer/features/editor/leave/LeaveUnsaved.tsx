import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What would be lost: what the server could not be given, or rules whose author has not saved them. */
  of: 'leave' | 'leaveRules';
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving would lose what is not saved. */
export const LeaveUnsaved = ({ of, open, onStay, onLeave }: Props) => {
  const { t } = useTranslation('editor');
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
