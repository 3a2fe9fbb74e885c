import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../../shared/QuietSwitch';

export type Device = 'phone' | 'desktop';

const DEVICES = [
  { key: 'phone', icon: <MobileOutlined aria-hidden="true" /> },
  { key: 'desktop', icon: <DesktopOutlined aria-hidden="true" /> },
] as const;

/** On what the answering page is looked at. */
export const DeviceSwitch = ({ device, onChange }: { device: Device; onChange: (device: Device) => void }) => {
  const { t } = useTranslation('preview');
  const choices = DEVICES.map((each) => ({ ...each, name: t(each.key) }));
  return <QuietSwitch label={t('device')} choices={choices} chosen={device} onChange={onChange} />;
};
