import { welcomeOf } from '@wence/schema';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import { NewVersionNote } from './NewVersionNote';
import styles from './WelcomePage.module.css';

/** What the survey is about, before its first question. */
export function WelcomePage() {
  const { session, dispatch } = useVisit();
  const messages = useMessages();
  const { definition } = session.survey;
  return (
    <div className={styles.welcome}>
      <h1 id="screen-title" tabIndex={-1}>
        {definition.title}
      </h1>
      <NewVersionNote />
      <p className={styles.text}>{welcomeOf(definition)}</p>
      <div className={styles.actions}>
        <Button onClick={() => dispatch({ type: 'next' })}>{messages.start}</Button>
      </div>
    </div>
  );
}
