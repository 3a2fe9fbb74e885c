import { isRequired, pagingOf, walkNodes } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { positionText } from '../session/position-text';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
import { ErrorSummary } from './ErrorSummary';
import { NewVersionNote } from './Note';
import { Questions } from './Questions';
import styles from './QuestionsPage.module.css';
import { SubmitBar } from './SubmitBar';

/** The survey's title over its questions, where one is among them, and once what the mark means. */
function QuestionsHead() {
  const { session } = useVisit();
  const { definition } = session.survey;
  const messages = useMessages();
  const { page, index } = viewOf(session);
  const position = positionText(messages, session);
  const hasMarks = [...walkNodes(definition.nodes)].some(isRequired);
  return (
    <header>
      <div className={styles.head}>
        <h1 id="screen-title" className={pagingOf(definition) === 'question' ? styles.quiet : undefined} tabIndex={-1}>
          {definition.title}
        </h1>
        {position && <p className={styles.quiet}>{position}</p>}
      </div>
      {index <= 0 && hasMarks && <p className={styles.quiet}>{messages.requiredNote}</p>}
      {page === null && <p className={styles.quiet}>{messages.emptySurvey}</p>}
    </header>
  );
}

/** The questions of one screen: all of them, those of a page, or one. */
export function QuestionsPage() {
  const { session, isDurable } = useVisit();
  const messages = useMessages();
  return (
    <div className={styles.screen} data-alone={pagingOf(session.survey.definition) === 'question' ? '' : undefined}>
      <QuestionsHead />
      <NewVersionNote />
      <ErrorSummary />
      <Questions nodeIds={viewOf(session).page?.nodeIds} />
      <p className={styles.foot}>{isDurable ? messages.savedHere : messages.notSavedHere}</p>
      <SubmitBar />
    </div>
  );
}
