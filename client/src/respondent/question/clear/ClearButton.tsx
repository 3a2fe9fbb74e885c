import { answerKindOf, isRequired, readableText } from '@wence/schema';
import buttons from '../../control/Button.module.css';
import { useMessages } from '../../i18n/messages';
import { controlOf } from '../../session/answerable';
import { useVisit } from '../../session/visit-context';
import type { QuestionProps } from '../base/question-props';
import styles from './ClearButton.module.css';
import { wordsIn } from './words';

/** Controls made of radio buttons: no browser lets go of one that was chosen. */
const CLEARABLE: readonly (string | null)[] = ['single', 'choice', 'images', 'rate', 'evaluate'];

/** Takes the answer to an optional question back, where the control itself cannot. */
export function ClearButton({ node, title, answer, dispatch }: QuestionProps) {
  const { results } = useVisit().session;
  const words = wordsIn(useMessages().language);
  const isClearable = CLEARABLE.includes(controlOf(node)) && answerKindOf(node) !== 'multiple';
  if (answer === undefined || isRequired(node) || !isClearable || results?.[node.id]) return null;

  function handleClick() {
    // The button goes with the answer: the keyboard stays in the question.
    document.querySelector<HTMLElement>(`[data-question="${node.id}"] input`)?.focus({ preventScroll: true });
    dispatch({ type: 'answered', nodeId: node.id, answer: null, said: words.cleared });
  }

  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.quiet} ${styles.clear}`}
      aria-label={words.clearOf(readableText(title))}
      onClick={handleClick}
    >
      {words.clear}
    </button>
  );
}

export { ClearButton as Extra };
