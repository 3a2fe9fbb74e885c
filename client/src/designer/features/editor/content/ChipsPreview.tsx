import { optionsOf, readableText, type SurveyNode } from '@wence/schema';
import styles from './still-parts.module.css';

/** What a mark on a picture can mean, to be chosen before it is set. */
export const ChipsPreview = ({ node }: { node: SurveyNode }) =>
  optionsOf(node).length > 0 && (
    <ul className={styles.chips}>
      {optionsOf(node).map(({ id, title }) => (
        <li key={id}>{readableText(title)}</li>
      ))}
    </ul>
  );
