import type { SurveyTheme } from '@wence/schema';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../../shared/state/StateMessage';
import type { Device } from '../../preview/DeviceSwitch';
import frames from '../../preview/preview.module.css';
import { useDesktopScale } from '../../../../shared/device-frame/useDesktopScale';
import { type Run, useRunAddress } from '../../preview/useRunAddress';
import styles from './preview.module.css';
import { useDressedFrame } from './useDressedFrame';

interface DressedFrameProps {
  surveyId: string;
  run: Run;
  device: Device;
  theme: SurveyTheme;
}

/** One opening of the answering page in a frame, which wears the theme that it is given. */
export function DressedFrame({ surveyId, run, device, theme }: DressedFrameProps) {
  const { t } = useTranslation('theme');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useDesktopScale(stage);
  const { address, hasFailed, retry } = useRunAddress(surveyId, run);
  const handleLoad = useDressedFrame(frame, theme);
  return (
    <div ref={stage} className={styles.stage} style={scale}>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {!hasFailed && address === null && <PageSkeleton />}
      {address !== null && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which needs its own storage and scripts as it has them elsewhere
        <iframe ref={frame} className={frames.frame} data-device={device} title={t('preview')} src={address} onLoad={handleLoad} />
      )}
    </div>
  );
}
