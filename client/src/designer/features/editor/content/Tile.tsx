import type { ReactNode } from 'react';
import styles from './preview.module.css';

/** A place to put something: a file, a signature, a point on a map. */
export const Tile = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <div className={styles.tile}>
    {icon}
    <span>{text}</span>
  </div>
);
