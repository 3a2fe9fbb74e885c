import { ReloadOutlined } from '@ant-design/icons';
import type { SurveyTheme } from '@wence/schema';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../../shared/state/StateMessage';
import { type Device, DeviceSwitch } from '../../preview/DeviceSwitch';
import { useDesktopScale } from '../../preview/useDesktopScale';
import { useSessionValue } from '../../session/session-store';
import styles from './preview.module.css';
import { useDressedFrame } from './useDressedFrame';
import { useThemeVisit } from './useThemeVisit';

interface ThemePreviewProps {
  surveyId: string;
  theme: SurveyTheme;
}

/** What the page reads once, when it opens: words and switches are not colours. */
const readOnce = ({ prevText, nextText, hasProgress, hasNumbers }: SurveyTheme): string =>
  JSON.stringify([prevText, nextText, hasProgress, hasNumbers]);

/** The answering page itself, in test mode, dressed in what is being picked. */
export function ThemePreview({ surveyId, theme }: ThemePreviewProps) {
  const { t } = useTranslation('theme');
  const [device, setDevice] = useState<Device>('phone');
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useDesktopScale(stage);
  const words = useSessionValue(({ confirmed }) => readOnce(confirmed.theme ?? {}));
  const { address, turn, hasFailed, again } = useThemeVisit(surveyId);
  const handleLoad = useDressedFrame(frame, theme);
  const shown = useRef(words);

  useEffect(
    function openAgain() {
      if (shown.current === words) return;
      shown.current = words;
      again();
    },
    [words, again],
  );
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.tools}>
        <DeviceSwitch device={device} onChange={setDevice} />
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label={t('reload')} title={t('reload')} onClick={() => again(true)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a phone is higher than some windows: keys scroll it too */}
      <section ref={stage} className={styles.stage} style={scale} aria-label={t('preview')} tabIndex={0}>
        {hasFailed && <LoadFailed onRetry={() => again(true)} />}
        {!hasFailed && address === null && <PageSkeleton />}
        {address !== null && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which needs its own storage and scripts as it has them elsewhere
          <iframe
            key={turn}
            ref={frame}
            className={styles.frame}
            data-device={device}
            title={t('preview')}
            src={address}
            onLoad={handleLoad}
          />
        )}
      </section>
    </section>
  );
}
