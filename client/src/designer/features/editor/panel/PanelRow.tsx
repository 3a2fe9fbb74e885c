import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelRowProps {
  label: string;
  hint?: string;
  /** What is wrong with the value; said at once. */
  fault?: string | null;
  /** The label above the control, which then has the whole width. */
  stacked?: boolean;
  /** The control is a group of choices, which names itself by the label's id. */
  isGroup?: boolean;
  children: (id: string) => ReactNode;
}

/** One attribute: its name, its control, and what there is to say about it. */
export const PanelRow = ({ label, hint, fault, stacked = false, isGroup = false, children }: PanelRowProps) => {
  const id = useId();
  return (
    <div className={`${styles.row} ${stacked ? styles.stacked : ''}`}>
      {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
      <div className={styles.control}>{children(id)}</div>
      {hint && !fault && <p className={styles.hint}>{hint}</p>}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};
