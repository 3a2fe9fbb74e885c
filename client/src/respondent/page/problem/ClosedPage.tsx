import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import type { Closure } from '../../survey/live-survey';
import { useVisit } from '../../visit/visit-context';
import { NoticePage } from '../NoticePage';
import { signOf } from './closure-sign';
import { useProblemWords } from './i18n/words';
import { startTime } from './start-time';

/** The survey took no answers any more while it was being answered. They stay where they are. */
export function ClosedPage({ closure: { why, opensAt } }: { readonly closure: Closure }) {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const words = useProblemWords();
  const lines = [
    opensAt && words.startsAt(startTime(opensAt, messages.language)),
    words[why].answering,
    isDurable ? words.kept : words.notKept,
  ];
  return (
    <NoticePage
      sign={signOf(why) === 'done' ? 'paused' : signOf(why)}
      survey={session.survey.definition.title}
      title={words[why].title}
      text={lines.filter(Boolean).join('\n')}
    >
      {(why === 'paused' || why === 'notStarted') && <Button onClick={() => dispatch({ type: 'retried' })}>{messages.tryAgain}</Button>}
      <Button kind="secondary" onClick={() => dispatch({ type: 'reopened' })}>
        {messages.backToAnswers}
      </Button>
    </NoticePage>
  );
}
