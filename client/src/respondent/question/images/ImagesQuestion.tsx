import { ChoiceQuestion } from '../ChoiceQuestion';
import type { QuestionProps } from '../question-props';
import styles from './ImagesQuestion.module.css';
import { PictureCard } from './PictureCard';

/** One or several of some pictures: the plain choice, with cards in place of rows. */
export function ImagesQuestion(props: QuestionProps) {
  return <ChoiceQuestion {...props} Row={PictureCard} className={styles.cards} />;
}
