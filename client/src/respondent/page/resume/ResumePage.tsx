import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import { NewVersionNote } from '../Note';
import { NoticePage } from '../NoticePage';
import { wordsIn } from './words';

/** Asks what to do with the answers of an earlier visit on this device. */
export function ResumePage() {
  const { session, dispatch, restart } = useVisit();
  const words = wordsIn(useMessages().language);
  const answered = Object.keys(session.way.answers).length;
  return (
    <NoticePage
      sign="draft"
      survey={session.survey.definition.title}
      title={words.title}
      text={`${words.text(answered)}\n${words.restartHint}`}
      remark={<NewVersionNote />}
    >
      <Button onClick={() => dispatch({ type: 'resumed' })}>{words.resume}</Button>
      <Button kind="secondary" onClick={restart}>
        {words.restart}
      </Button>
    </NoticePage>
  );
}
