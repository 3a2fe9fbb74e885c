import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

export type Device = 'phone' | 'desktop';

const DEVICES = [
  { device: 'phone', icon: <MobileOutlined aria-hidden="true" /> },
  { device: 'desktop', icon: <DesktopOutlined aria-hidden="true" /> },
] as const;

/** On what the answering page is looked at. */
export const DeviceSwitch = ({ device: chosen, onChange }: { device: Device; onChange: (device: Device) => void }) => {
  const { t } = useTranslation('preview');
  return (
    <fieldset className={styles.devices} aria-label={t('device')}>
      {DEVICES.map(({ device, icon }) => (
        <button key={device} type="button" className={styles.device} aria-pressed={device === chosen} onClick={() => onChange(device)}>
          {icon}
          <span>{t(device)}</span>
        </button>
      ))}
    </fieldset>
  );
};
