import { useMessages } from '../../i18n/messages';
import { controlOf } from '../../session/answerable';
import { useVisit } from '../../session/visit-context';
import type { QuestionProps } from '../base/question-props';
import styles from './OneByOne.module.css';
import { useAutoAdvance } from './useAutoAdvance';
import { useKeys } from './useKeys';
import { wordsIn } from './words';

/** Additions to a question that fills the screen: keys that choose, and automatic advance if the author wants it. */
export function OneByOne(props: QuestionProps) {
  const words = wordsIn(useMessages().language);
  const goesOn = useAutoAdvance(props, useVisit(), words.goesOn);
  const control = controlOf(props.node);
  const hasKeys = useKeys(props, control);
  return (
    <>
      {goesOn && <p className={styles.note}>{words.goesOnHint}</p>}
      {hasKeys && (control === 'rate' || control === 'images') && (
        <p className={`${styles.note} ${styles.keys}`}>{control === 'rate' ? words.digits : words.letters}</p>
      )}
    </>
  );
}

export { OneByOne as Extra };
