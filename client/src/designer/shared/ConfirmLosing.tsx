import { Modal } from 'antd';
import { useBlocker } from 'react-router-dom';
import { useWarnBeforeLosing } from './useWarnBeforeLosing';

interface ConfirmLosingProps {
  isDirty: boolean;
  title: string;
  /** What is lost by leaving. */
  help: string;
  leave: string;
  stay: string;
}

/** Asks before changes that are not saved are left behind, on this page and where the browser is closed. */
export function ConfirmLosing({ isDirty, title, help, leave, stay }: ConfirmLosingProps) {
  useWarnBeforeLosing(isDirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={title}
      okText={leave}
      cancelText={stay}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {help}
    </Modal>
  );
}
