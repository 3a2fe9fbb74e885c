import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The server cannot be reached, so leaving would lose what is not saved. */
export const LeaveUnsaved = ({ open, onStay, onLeave }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <Modal
      open={open}
      title={t('leave.title')}
      okText={t('leave.stay')}
      cancelText={t('leave.leave')}
      cancelButtonProps={{ danger: true }}
      onOk={onStay}
      onCancel={onLeave}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
    >
      {t('leave.message')}
    </Modal>
  );
};
