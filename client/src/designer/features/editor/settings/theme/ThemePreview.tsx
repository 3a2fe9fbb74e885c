import { ReloadOutlined } from '@ant-design/icons';
import type { SurveyTheme } from '@wence/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Device, DeviceSwitch } from '../../preview/DeviceSwitch';
import { DressedFrame } from './DressedFrame';
import styles from './preview.module.css';
import { useThemeRuns } from './useThemeRuns';

interface ThemePreviewProps {
  surveyId: string;
  theme: SurveyTheme;
}

/** The answering page itself, in test mode, dressed in what is being picked. */
export function ThemePreview({ surveyId, theme }: ThemePreviewProps) {
  const { t } = useTranslation('theme');
  const [device, setDevice] = useState<Device>('phone');
  const { turn, run, again } = useThemeRuns(surveyId);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.tools}>
        <DeviceSwitch device={device} onChange={setDevice} />
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label={t('reload')} title={t('reload')} onClick={() => again(true)} />
      </div>
      <DressedFrame key={turn} surveyId={surveyId} run={run} device={device} theme={theme} />
    </section>
  );
}
