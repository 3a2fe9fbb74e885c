import type { QuestionType } from '@wence/schema';
import styles from './option-mark.module.css';

/** The empty circle or box in front of an option. */
export const OptionMark = ({ type }: { type: QuestionType }) => (
  <span className={`${styles.mark} ${type === 2 ? styles.box : ''}`} aria-hidden="true" />
);
