import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useWarnBeforeLosing } from '../../shared/useWarnBeforeLosing';

/** Asks before changes that are not applied are left behind, on this page and where the browser is closed. */
export function ConfirmLosing({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation(['code', 'common']);
  useWarnBeforeLosing(isDirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('code:leaveTitle')}
      okText={t('code:leave')}
      cancelText={t('code:stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('code:leaveHelp')}
    </Modal>
  );
}
