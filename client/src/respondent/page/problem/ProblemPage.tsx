import { useState } from 'react';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import type { Closure } from '../../survey/live-survey';
import { deviceStorage, draftStore } from '../../visit/device';
import { NoticePage } from '../NoticePage';
import { useTabTitle } from '../useTabTitle';
import { signOf } from './closure-sign';
import { useProblemWords } from './i18n/words';
import { startTime } from './start-time';

interface ProblemPageProps {
  readonly surveyId: string;
  readonly problem: Closure;
  readonly onRetry: () => void;
}

/** Why there is nothing to answer, and what can be done about it. */
export function ProblemPage({ surveyId, problem: { why, opensAt }, onRetry }: ProblemPageProps) {
  const messages = useMessages();
  const words = useProblemWords();
  const [hasDraft] = useState(() => Object.keys(draftStore.readDraft(surveyId)?.answers ?? {}).length > 0);
  const { title, text } = words[why];
  useTabTitle(title);
  const lines = [opensAt && words.startsAt(startTime(opensAt, messages.language)), text, hasDraft && deviceStorage.isDurable && words.kept];
  return (
    <NoticePage sign={signOf(why)} title={title} text={lines.filter(Boolean).join('\n')}>
      {(why === 'notStarted' || why === 'paused') && (
        <Button kind="secondary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </NoticePage>
  );
}
