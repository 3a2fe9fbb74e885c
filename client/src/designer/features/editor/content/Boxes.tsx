import { CalendarOutlined, ClockCircleOutlined, DownOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './preview.module.css';

/** What a box is for: picking, a day, a time, or writing. */
type BoxKind = 'pick' | 'day' | 'time' | 'text';

const ICONS: Readonly<Record<BoxKind, ReactNode>> = {
  pick: <DownOutlined aria-hidden="true" />,
  day: <CalendarOutlined aria-hidden="true" />,
  time: <ClockCircleOutlined aria-hidden="true" />,
  text: null,
};

/** Boxes to fill in or to pick from, next to each other. */
export const Boxes = ({ boxes }: { boxes: readonly { readonly text: string; readonly kind: BoxKind }[] }) => (
  <div className={styles.boxes}>
    {boxes.map(({ text, kind }, index) => (
      // A box is its place and nothing else.
      <span key={index} className={styles.box} data-kind={kind}>
        {text}
        {ICONS[kind]}
      </span>
    ))}
  </div>
);
