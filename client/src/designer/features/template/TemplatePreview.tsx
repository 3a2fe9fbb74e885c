import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftKey, receiptKey } from '../../../shared/visit-keys';
import { useDesktopScale } from '../../shared/device-frame/useDesktopScale';
import { QuietSwitch } from '../../shared/QuietSwitch';
import styles from './TemplatePage.module.css';

/**
 * The address of a new visit, without the origin, because the author may use another one than the public one. What an earlier visit left in this tab
 * is cleared, so that each preview begins at the beginning; where a browser lets nothing be stored, nothing was left.
 */
function beginVisit(url: string): string {
  const { pathname, search } = new URL(url);
  const id = pathname.split('/').at(-1) ?? '';
  try {
    for (const key of [draftKey(id), receiptKey(id)]) window.sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
  return `${pathname}${search}`;
}

/** The answering page itself with the template in it, in test mode, on a phone or a desk. */
export function TemplatePreview({ url }: { url: string }) {
  const { t } = useTranslation('template');
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  // Another address is another preview (`key`), so this one begins once.
  const [address] = useState(() => beginVisit(url));
  const stage = useRef<HTMLDivElement>(null);
  const scale = useDesktopScale(stage);
  const devices = [
    { key: 'phone', icon: <MobileOutlined aria-hidden="true" />, name: t('detail.phone') },
    { key: 'desktop', icon: <DesktopOutlined aria-hidden="true" />, name: t('detail.desktop') },
  ] as const;
  return (
    <section className={styles.preview} aria-label={t('detail.preview')}>
      <div className={styles.tools}>
        <p className={styles.hint}>{t('detail.tryOut')}</p>
        <QuietSwitch label={t('detail.device')} choices={devices} chosen={device} onChange={setDevice} />
      </div>
      <div ref={stage} className={styles.stage} style={scale}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which needs its own storage and scripts as it has them elsewhere */}
        <iframe className={styles.frame} data-device={device} title={t('detail.preview')} src={address} />
      </div>
    </section>
  );
}
