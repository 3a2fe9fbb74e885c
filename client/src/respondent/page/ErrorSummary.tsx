import { questionNumbers } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { errorText } from '../question/base/error-text';
import { questionIds } from '../question/base/question-ids';
import { errorsOnScreen } from '../session/errors';
import { nodeOf } from '../session/nodes';
import { offeredOptions, offeredRows } from '../session/offered-options';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
import styles from './ErrorSummary.module.css';

/**
 * Lists the answers that need a change, on top of the screen. The list shrinks as they are corrected. A screen of one question says it beside
 * the question and needs no list.
 */
export function ErrorSummary() {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  const { definition } = session.survey;
  const { evaluation, page } = viewOf(session);
  const errors = errorsOnScreen(session);
  if (!session.isSummaryShown || errors.length === 0 || page?.nodeIds.length === 1) return null;
  const numbers = questionNumbers(definition, evaluation);
  return (
    <section className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary">{messages.errorCount(errors.length)}</h2>
      <ul className={styles.list}>
        {errors.map((error) => {
          const node = nodeOf(definition, error.nodeId);
          const shown = node && { node, options: offeredOptions(evaluation, node), rows: offeredRows(evaluation, node) };
          return (
            shown && (
              <li key={shown.node.id}>
                <a
                  href={`#${questionIds(shown.node.id).title}`}
                  onClick={(event) => {
                    event.preventDefault();
                    dispatch({ type: 'attended', nodeId: shown.node.id });
                  }}
                >
                  {messages.errorInQuestion(
                    numbers.get(shown.node.id) ?? 0,
                    errorText(messages, shown, session.way.answers[shown.node.id], error),
                  )}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
