import { evaluate, findNode, isPerPage } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { Question } from '../question/Question';
import { shownError } from '../session/errors';
import { currentScreen } from '../session/screens';
import { useVisit } from '../visit/visit-context';
import { ErrorSummary } from './ErrorSummary';
import { NewVersionNote } from './NewVersionNote';
import { QuestionsHead } from './QuestionsHead';
import styles from './QuestionsPage.module.css';
import { SubmitBar } from './SubmitBar';

/** The questions of one screen: all of them, or one. */
export function QuestionsPage() {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const { definition } = session.survey;
  const { screen, index, isLast } = currentScreen(session);
  const { visible } = evaluate(definition, session.answers);
  const nodeIds = screen.kind === 'questions' ? screen.nodeIds : [];

  return (
    <div className={styles.screen} data-alone={isPerPage(definition) ? '' : undefined}>
      <QuestionsHead visible={visible} nodeIds={nodeIds} />
      <NewVersionNote />
      <ErrorSummary visible={visible} nodeIds={nodeIds} />
      {nodeIds.map((id) => {
        const node = findNode(definition, id);
        return (
          node && (
            <Question
              key={id}
              node={node}
              number={visible.indexOf(id) + 1}
              answer={session.answers[id]}
              error={shownError(session, id)}
              dispatch={dispatch}
            />
          )
        );
      })}
      <p className={styles.foot}>{isDurable ? messages.savedHere : messages.notSavedHere}</p>
      <SubmitBar index={index} isLast={isLast} />
    </div>
  );
}
