import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { Questions } from '../page/Questions';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';
import styles from './ResultsPage.module.css';
import { wordsIn } from './words';

/** Shown after the last page was submitted: its questions with their results. The end page follows. */
export function ResultsPage() {
  const { session, dispatch } = useVisit();
  const words = wordsIn(useMessages().language);
  return (
    <div className={styles.screen}>
      <header>
        <h1 id="screen-title" tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.quiet}>{words.received}</p>
      </header>
      <Questions nodeIds={viewOf(session).page?.nodeIds.filter((id) => session.results?.[id])} />
      <Button className={styles.forward} onClick={() => dispatch({ type: 'next' })}>
        {words.goOn}
      </Button>
    </div>
  );
}
