import { pagingOf } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import { ErrorSummary } from './ErrorSummary';
import { NewVersionNote } from './NewVersionNote';
import { Questions } from './Questions';
import { QuestionsHead } from './QuestionsHead';
import styles from './QuestionsPage.module.css';
import { SubmitBar } from './SubmitBar';

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
