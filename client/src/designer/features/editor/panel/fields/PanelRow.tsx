import { SyncOutlined } from '@ant-design/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelPart } from '../../session/selection';
import styles from './panel.module.css';

interface PanelGroupProps {
  title: string;
  /** Set for a group that other parts of the editor lead to. */
  part?: PanelPart;
  children: ReactNode;
}

/** A titled group of properties. */
export function PanelGroup({ title, part, children }: PanelGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id} data-part={part}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Shows that a setting is being saved (Spec 4, setting change). It blocks nothing. */
export function SyncNote() {
  const { t } = useTranslation('editor');
  return (
    <span className={styles.sync}>
      <SyncOutlined aria-hidden="true" />
      {t('sync')}
    </span>
  );
}

interface PanelRowProps {
  label: string;
  hint?: string;
  /** Message about an invalid value; announced at once. */
  fault?: string | null;
  /** The label above the control, which then has the whole width. */
  stacked?: boolean;
  /** The control is a group of choices, which names itself by the label's id. */
  isGroup?: boolean;
  children: (id: string) => ReactNode;
}

/** One property: label, control, and hint or fault. */
export function PanelRow({ label, hint, fault, stacked = false, isGroup = false, children }: PanelRowProps) {
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
}
