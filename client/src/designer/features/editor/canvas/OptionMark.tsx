import { answerKindOf, type SurveyNode } from '@wence/schema';
import styles from './option-mark.module.css';

/** The empty circle or box in front of an option. */
export const OptionMark = ({ node }: { node: SurveyNode }) => (
  <span className={`${styles.mark} ${answerKindOf(node) === 'multiple' ? styles.box : ''}`} aria-hidden="true" />
);
