import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { preview as en } from '../../../i18n/en/preview';
import { addTexts } from '../../../i18n/init';
import { preview as zhCN } from '../../../i18n/zh-CN/preview';
import { QuietSwitch } from '../../../shared/QuietSwitch';

/** The texts of previews come with what every preview has. */
const addPreviewTexts = (): void => addTexts('preview', { 'zh-CN': zhCN, en });

addPreviewTexts();

export type Device = 'phone' | 'desktop';

const DEVICES = [
  { key: 'phone', icon: <MobileOutlined aria-hidden="true" /> },
  { key: 'desktop', icon: <DesktopOutlined aria-hidden="true" /> },
] as const;

/** On what the answering page is looked at. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const { t } = useTranslation('preview');
  const choices = DEVICES.map((each) => ({ ...each, name: t(each.key) }));
  return <QuietSwitch label={t('device')} choices={choices} chosen={device} onChange={onChange} />;
}
