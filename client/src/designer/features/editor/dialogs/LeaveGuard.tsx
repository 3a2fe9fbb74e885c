import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { SaveState } from '../session/session-state';

/** Leaving waits for what is being saved. Only when the server cannot be reached does it ask. */
export const LeaveGuard = ({ state, onFlush }: { state: SaveState; onFlush: () => void }) => {
  const { t } = useTranslation('editor');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => state !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(
    function goOnWhenSaved() {
      if (blocker.state !== 'blocked') return;
      if (state === 'saved') blocker.proceed();
      else onFlush();
    },
    [blocker, state, onFlush],
  );

  return (
    <Modal
      open={isBlocked && state === 'offline'}
      title={t('leave.title')}
      okText={t('leave.stay')}
      cancelText={t('leave.leave')}
      cancelButtonProps={{ danger: true }}
      onOk={() => blocker.reset?.()}
      onCancel={() => blocker.proceed?.()}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
    >
      {t('leave.message')}
    </Modal>
  );
};
