import { useState } from 'react';
import { Button } from '../control/Button';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../session/visit-context';
import { NoticePage } from './NoticePage';

/** Thanks the respondent; on a later visit, says that the survey was already submitted and how to answer again. */
export function EndPage() {
  const { session, restart } = useVisit();
  const messages = useMessages();
  // Turn 0 is the state the page was opened in: the receipt is from an earlier visit.
  const [isEarlier] = useState(session.attention.turn === 0);
  const status = session.receipt?.status ?? 'complete';
  const texts = {
    complete: isEarlier ? messages.alreadyText : messages.endText,
    screened: messages.screenedText,
    over_quota: messages.overQuotaText,
  };
  return (
    <NoticePage
      sign="done"
      survey={session.survey.definition.title}
      title={isEarlier ? messages.alreadyTitle : messages.endTitle}
      text={texts[status]}
    >
      {isEarlier && (
        <Button kind="secondary" onClick={restart}>
          {messages.answerAgain}
        </Button>
      )}
    </NoticePage>
  );
}
