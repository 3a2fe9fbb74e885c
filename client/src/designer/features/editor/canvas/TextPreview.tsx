import { sizeOf, type SurveyNode, suffixOf } from '@wence/schema';
import styles from './text-preview.module.css';

/** Where a respondent will write, in the size that the question has. */
export const TextPreview = ({ node }: { node: SurveyNode }) => (
  <div className={styles.row}>
    <span className={styles.box} data-size={sizeOf(node)} aria-hidden="true" />
    {suffixOf(node) && <span className={styles.suffix}>{suffixOf(node)}</span>}
  </div>
);
