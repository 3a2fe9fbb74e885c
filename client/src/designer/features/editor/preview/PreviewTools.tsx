import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/notice/notices';
import { openBlankWindow, useTestAddress } from '../header/preview/test-window';
import { type Device, DeviceSwitch } from './DeviceSwitch';
import styles from './preview.module.css';

interface PreviewToolsProps {
  surveyId: string;
  device: Device;
  /** The survey has been edited since the run began. */
  isStale: boolean;
  onDevice: (device: Device) => void;
  onRestart: () => void;
}

/** Tools for the preview as a whole. */
export function PreviewTools({ surveyId, device, isStale, onDevice, onRestart }: PreviewToolsProps) {
  const { t } = useTranslation(['preview', 'editor']);
  const makeAddress = useTestAddress(surveyId);
  const [isOpening, setOpening] = useState(false);

  // A link of its own: the one in the frame may be about to run out.
  const openWindow = () => {
    const opened = openBlankWindow();
    if (!opened) {
      announce({ kind: 'say', message: t('editor:preview.blocked') });
      return;
    }
    const finish = (address: string | null) => {
      if (address === null) opened.close();
      else opened.goTo(address);
      setOpening(false);
    };
    setOpening(true);
    makeAddress().then(finish, () => finish(null));
  };
  return (
    <section className={styles.tools} aria-label={t('tools')}>
      <DeviceSwitch device={device} onChange={onDevice} />
      <output className={styles.stale}>{isStale && t('stale')}</output>
      <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label={t('restart')} onClick={onRestart}>
        <span className={styles.word}>{t('restart')}</span>
      </Button>
      <Button icon={<ExportOutlined aria-hidden="true" />} aria-label={t('newTab')} loading={isOpening} onClick={openWindow}>
        <span className={styles.word}>{t('newTab')}</span>
      </Button>
    </section>
  );
}
