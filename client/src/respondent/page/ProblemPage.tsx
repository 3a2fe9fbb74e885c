import { useEffect, useState } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import type { Problem } from '../survey/live-survey';
import { deviceStorage, draftStore } from '../visit/device';
import { NoticePage } from './NoticePage';

interface ProblemPageProps {
  readonly surveyId: string;
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Why there is nothing to answer, and what can be done about it. */
export function ProblemPage({ surveyId, problem, onRetry }: ProblemPageProps) {
  const messages = useMessages();
  const [hasDraft] = useState(() => Object.keys(draftStore.readDraft(surveyId)?.answers ?? {}).length > 0);
  const words = {
    notFound: { sign: 'missing', title: messages.notFoundTitle, text: messages.notFoundText },
    notCollecting: {
      sign: 'paused',
      title: messages.closedTitle,
      text: hasDraft && deviceStorage.isDurable ? messages.closedWithDraft : messages.closedText,
    },
    unreachable: { sign: 'offline', title: messages.unreachableTitle, text: messages.unreachableText },
  } as const;
  const { sign, title, text } = words[problem];

  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );

  return (
    <NoticePage sign={sign} title={title} text={text}>
      {problem === 'unreachable' && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
    </NoticePage>
  );
}
