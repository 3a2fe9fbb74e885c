import { compileText, languageOf, renderText, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../session/visit-context';
import { RichText } from '../text/RichText';
import { NewVersionNote } from './Note';
import styles from './WelcomePage.module.css';

/** Nothing is answered before the welcome: what it inserts are fallbacks. */
export function welcomeIn(definition: SurveyDefinition): string {
  const welcome = welcomeOf(definition);
  const text = compileText(welcome);
  return text === null ? welcome : renderText(text, () => null, languageOf(definition));
}

/** The welcome text shown before the first question. */
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
      <div className={styles.text}>
        <RichText html={welcomeIn(definition)} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => dispatch({ type: 'next' })}>{messages.start}</Button>
      </div>
    </div>
  );
}
