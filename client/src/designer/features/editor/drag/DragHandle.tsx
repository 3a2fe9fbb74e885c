import { HolderOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';
import styles from './drag.module.css';

/** The grip that moves a row. It is a button, so that keys can lift the row. */
export const DragHandle = ({ label, ...handle }: ComponentProps<'button'> & { label: string }) => (
  <button {...handle} type="button" className={styles.handle} aria-label={label} title={label}>
    <HolderOutlined aria-hidden="true" />
  </button>
);
