import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../session/visit-context';
import { NewVersionNote } from './Note';
import { NoticePage } from './NoticePage';

/** Asks what to do with the answers of an earlier visit on this device. */
export function ResumePage() {
  const { session, dispatch, restart } = useVisit();
  const messages = useMessages();
  const answered = Object.keys(session.way.answers).length;
  return (
    <NoticePage
      sign="draft"
      survey={session.survey.definition.title}
      title={messages.resumeTitle}
      text={`${messages.resumeText(answered)}\n${messages.restartHint}`}
      remark={<NewVersionNote />}
    >
      <Button onClick={() => dispatch({ type: 'resumed' })}>{messages.resume}</Button>
      <Button kind="secondary" onClick={restart}>
        {messages.restart}
      </Button>
    </NoticePage>
  );
}
