import { isPerPage } from '@wence/schema';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { isBusy } from '../session/move-step';
import { useVisit } from '../visit/visit-context';
import styles from './SubmitBar.module.css';

/** The way on and the way back. Never switched off because something is missing: pressing it says what. */
export function StepButtons({ index, isLast }: { readonly index: number; readonly isLast: boolean }) {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  // Before the one screen of all questions there is at most the welcome; the browser's Back leads there.
  const hasBack = isPerPage(session.survey.definition) && index > 0;
  const isWaiting = session.sending.kind === 'waiting';
  const forward = isBusy(session) ? messages.submitting : isWaiting ? messages.retryNow : isLast ? messages.submit : messages.next;
  return (
    <div className={styles.buttons}>
      {hasBack && (
        <Button kind="secondary" onClick={() => dispatch({ type: 'shown', screen: index - 1 })}>
          {messages.back}
        </Button>
      )}
      <Button className={styles.forward} isBusy={isBusy(session)} onClick={() => dispatch({ type: isWaiting ? 'retried' : 'next' })}>
        {forward}
      </Button>
    </div>
  );
}
