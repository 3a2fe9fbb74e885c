import { optionsOf, readableText, rowsOf, type SurveyNode } from '@wence/schema';
import { Thumb } from '../picture/Thumb';
import styles from './still-parts.module.css';

/** Places, and below them the pictures that are dragged there. */
export const PictureDragPreview = ({ node }: { node: SurveyNode }) => (
  <div className={styles.drag}>
    <ul className={styles.places}>
      {optionsOf(node).map(({ id, title }) => (
        <li key={id}>{readableText(title)}</li>
      ))}
    </ul>
    <ul className={styles.cards}>
      {rowsOf(node).map(({ id, title, image }) => (
        <li key={id}>
          <Thumb image={image} />
          {readableText(title)}
        </li>
      ))}
    </ul>
  </div>
);
