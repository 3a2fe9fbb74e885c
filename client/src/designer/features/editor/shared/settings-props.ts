import type { ReactNode } from 'react';

/** Props of every page of the settings. */
export interface SettingsProps {
  surveyId: string;
  readOnly: boolean;
  /** Notice shown above the settings. */
  banner: ReactNode;
  /** Asks to stop the survey. Given while it runs and the page may change what needs no pause. */
  onPause?: () => void;
}
