import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from '../settings/settings.module.css';
import type { SettingsProps } from './settings-props';

interface SettingsHeadProps extends Pick<SettingsProps, 'banner' | 'onPause'> {
  title: string;
  /** One sentence that says what the page is for. */
  lead: ReactNode;
  /** A sentence that says what may change while the survey runs; the button that stops it stands beside. */
  live: string;
  stop: string;
}

/** The head of a page of the settings that stands for itself: its title, what it is for, and what a running survey lets one change. */
export function SettingsHead({ title, lead, live, stop, banner, onPause }: SettingsHeadProps) {
  return (
    <>
      {banner}
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {onPause && (
        <p className={styles.live}>
          {live}{' '}
          <Button size="small" onClick={onPause}>
            {stop}
          </Button>
        </p>
      )}
    </>
  );
}
