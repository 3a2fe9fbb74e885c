import { useEffect } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import type { Problem } from '../survey/live-survey';
import { NoticePage } from './NoticePage';

/** Why there is nothing to answer, and what can be done about it. */
export function ProblemPage({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  const messages = useMessages();
  const words = {
    notFound: { sign: 'missing', title: messages.notFoundTitle, text: messages.notFoundText },
    notCollecting: { sign: 'paused', title: messages.closedTitle, text: messages.closedText },
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
