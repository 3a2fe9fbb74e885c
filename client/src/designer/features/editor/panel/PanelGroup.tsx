import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** Attributes that belong together. */
export const PanelGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
};
