import { Modal } from 'antd';
import { PickList, type PickListProps } from '../shared/pick/PickList';
import styles from '../shared/pick/PickList.module.css';

interface PickDialogProps extends PickListProps {
  onClose: () => void;
}

/** A dialog that asks for one thing of a list. */
export const PickDialog = ({ onClose, ...list }: PickDialogProps) => (
  <Modal
    open
    width={560}
    title={list.title}
    footer={null}
    focusable={{ focusTriggerAfterClose: false }}
    classNames={{ wrapper: styles.wrapper }}
    onCancel={onClose}
  >
    <PickList {...list} />
  </Modal>
);
