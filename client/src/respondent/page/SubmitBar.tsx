import { isPerPage } from '@wence/schema';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { isBusy } from '../session/move-step';
import { useVisit } from '../visit/visit-context';
import { SendingNote } from './SendingNote';
import styles from './SubmitBar.module.css';

/** The way on and the way back. Never switched off because something is missing: pressing it says what. */
export function SubmitBar({ index, isLast }: { readonly index: number; readonly isLast: boolean }) {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  const isWaiting = session.sending.kind === 'waiting';
  const forward = isBusy(session) ? messages.submitting : isWaiting ? messages.retryNow : isLast ? messages.submit : messages.next;
  return (
    <div className={styles.bar} data-sticky={isPerPage(session.survey.definition) ? '' : undefined}>
      <SendingNote />
      <div className={styles.buttons}>
        {index > 0 && (
          <Button kind="secondary" onClick={() => dispatch({ type: 'shown', screen: index - 1 })}>
            {messages.back}
          </Button>
        )}
        <Button className={styles.forward} isBusy={isBusy(session)} onClick={() => dispatch({ type: isWaiting ? 'retried' : 'next' })}>
          {forward}
        </Button>
      </div>
    </div>
  );
}
