import { pagingOf, remainingMinimum } from '@wence/schema';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { isBusy } from '../session/move-step';
import { useVisit } from '../session/visit-context';
import { screenOf, viewOf } from '../session/way';
import styles from './SubmitBar.module.css';

/** The next and back buttons. They are never disabled because something is missing: pressing them says what. */
export function StepButtons() {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  const { page, isLast } = viewOf(session);
  const screen = screenOf(session);
  // Before the one screen of all questions there is at most the welcome; the browser's Back leads there.
  const hasBack = pagingOf(session.survey.definition) !== 'all' && screen > 0 && page?.isPrev !== false;
  const isWaiting = session.sending.kind === 'waiting';
  const { theme } = session.survey.definition;
  // The theme speaks for every page: what the last one does is still said.
  const words = page?.nextText || (isLast ? messages.submit : theme?.nextText || messages.next);
  const seconds = page ? Math.ceil(remainingMinimum(session.way, page, session.way.at) / 1000) : 0;
  const forward = seconds > 0 ? messages.nextIn(words, seconds) : words;
  return (
    <div className={styles.buttons}>
      {hasBack && (
        <Button kind="secondary" onClick={() => dispatch({ type: 'shown', screen: screen - 1 })}>
          {page?.prevText || theme?.prevText || messages.back}
        </Button>
      )}
      <Button
        className={styles.forward}
        isBusy={isBusy(session) || seconds > 0}
        onClick={() => dispatch({ type: isWaiting ? 'retried' : 'next' })}
      >
        {isBusy(session) ? messages.submitting : isWaiting ? messages.retryNow : forward}
      </Button>
    </div>
  );
}
