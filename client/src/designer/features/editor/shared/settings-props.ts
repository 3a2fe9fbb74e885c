import type { ReactNode } from 'react';

/** Tells what every page of the settings is given. */
export interface SettingsProps {
  readOnly: boolean;
  /** Notice shown above the settings. */
  banner: ReactNode;
}
