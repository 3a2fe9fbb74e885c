import { findNode } from '@wence/schema';
import { errorText } from '../i18n/error-text';
import { useMessages } from '../i18n/messages';
import { errorsAmong } from '../session/errors';
import { questionIds } from '../question/question-ids';
import { useVisit } from '../visit/visit-context';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly visible: readonly number[];
  readonly nodeIds: readonly number[];
}

/**
 * How many answers need a change and which, on top of the screen. It shrinks as they are put right. A screen of one question says it beside
 * the question and needs no list.
 */
export function ErrorSummary({ visible, nodeIds }: ErrorSummaryProps) {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  const errors = errorsAmong(
    session,
    nodeIds.filter((id) => session.revealed.includes(id)),
  );
  if (!session.isSummaryShown || errors.length === 0 || nodeIds.length === 1) return null;
  return (
    <section className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary">{messages.errorCount(errors.length)}</h2>
      <ul className={styles.list}>
        {errors.map((error) => {
          const node = findNode(session.survey.definition, error.nodeId);
          return (
            node && (
              <li key={node.id}>
                <a
                  href={`#${questionIds(node.id).title}`}
                  onClick={(event) => {
                    event.preventDefault();
                    dispatch({ type: 'attended', nodeId: node.id });
                  }}
                >
                  {messages.errorInQuestion(visible.indexOf(node.id) + 1, errorText(messages, node, session.answers[node.id], error))}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
