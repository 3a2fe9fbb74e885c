import type { PointMark } from '@wence/schema';
import type { KeyboardEvent } from 'react';
import styles from './Picture.module.css';
import { Sign } from './Sign';

interface MarkButtonProps {
  readonly mark: PointMark;
  readonly number: number;
  readonly kind: number;
  readonly label: string;
  readonly describedBy: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A mark on the picture. It is for the keyboard: a pointer goes through to the picture, so that marks can be set close to each other. */
export function MarkButton({ mark, number, kind, label, describedBy, onKeyDown }: MarkButtonProps) {
  const place = { left: `${mark.x * 100}%`, top: `${mark.y * 100}%` };
  return (
    <button type="button" className={styles.mark} style={place} aria-label={label} aria-describedby={describedBy} onKeyDown={onKeyDown}>
      <Sign number={number} kind={kind} />
    </button>
  );
}
