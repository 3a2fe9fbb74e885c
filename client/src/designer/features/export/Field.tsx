import type { ReactNode } from 'react';
import styles from './export.module.css';

interface FieldProps {
  label: string;
  /** Id of the label, for controls that are named by it. */
  labelId?: string;
  help?: string;
  /** Takes a whole line. */
  isWide?: boolean;
  children: ReactNode;
}

/** A choice with its name above it. */
export const Field = ({ label, labelId, help, isWide = false, children }: FieldProps) => (
  <div className={styles.field} data-wide={isWide}>
    <div className={styles.label}>
      <span id={labelId}>{label}</span>
      {help !== undefined && <span className={styles.quiet}>{help}</span>}
    </div>
    {children}
  </div>
);
