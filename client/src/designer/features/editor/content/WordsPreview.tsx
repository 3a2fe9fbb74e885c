import { optionsOf, readableText, type SurveyNode } from '@wence/schema';
import styles from './still-parts.module.css';

/** A text whose words are marked: they stand in one line, as they are read. */
export const WordsPreview = ({ node }: { node: SurveyNode }) => (
  <p className={styles.words}>
    {optionsOf(node).map(({ id, title }) => (
      <span key={id}>{readableText(title)}</span>
    ))}
  </p>
);
