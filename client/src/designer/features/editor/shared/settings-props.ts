import type { ReactNode } from 'react';

/** What every page of the settings is given. */
export interface SettingsProps {
  readOnly: boolean;
  /** Notice shown above the settings. */
  banner: ReactNode;
}
