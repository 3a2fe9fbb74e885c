import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import styles from './SubmitBar.module.css';

/** The response is in, with older answers: leave it at that, or send these as a response of their own. */
export function ReusedButtons() {
  const { dispatch, sendAnew } = useVisit();
  const messages = useMessages();
  return (
    <div className={styles.choices}>
      <Button onClick={() => dispatch({ type: 'finished', receipt: { responseId: '', status: 'complete' } })}>{messages.reusedDone}</Button>
      <Button kind="secondary" onClick={sendAnew}>
        {messages.reusedAnew}
      </Button>
    </div>
  );
}
