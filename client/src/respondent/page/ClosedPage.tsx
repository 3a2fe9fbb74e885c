import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import { NoticePage } from './NoticePage';

/** The survey stopped while it was being answered. The answers stay where they are. */
export function ClosedPage() {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  return (
    <NoticePage
      sign="paused"
      survey={session.survey.definition.title}
      title={messages.closedTitle}
      text={isDurable ? messages.closedWhileAnswering : messages.closedUnsaved}
    >
      <Button onClick={() => dispatch({ type: 'retried' })}>{messages.tryAgain}</Button>
      <Button kind="secondary" onClick={() => dispatch({ type: 'reopened' })}>
        {messages.backToAnswers}
      </Button>
    </NoticePage>
  );
}
