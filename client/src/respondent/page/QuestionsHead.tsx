import { isRequired, pagingOf, walkNodes } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { positionText } from '../i18n/position-text';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import styles from './QuestionsPage.module.css';

/** The survey's title over its questions, where one is among them, and once what the mark means. */
export function QuestionsHead() {
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
