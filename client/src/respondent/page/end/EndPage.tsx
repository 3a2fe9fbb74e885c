import { filledEnding, type FilledEnding } from '@wence/schema';
import { lazy, Suspense, useState } from 'react';
import { PREVIEWED } from '../../../shared/visit-keys';
import { Button } from '../../control/Button';
import type { Receipt } from '../../draft/draft';
import { useMessages } from '../../i18n/messages';
import type { Session } from '../../session/session';
import { useVisit } from '../../session/visit-context';
import { NoticePage } from '../NoticePage';
import { rememberedEnd, rememberedExam, useEndMemory } from './end-memory';
import { EndingPage } from './EndingPage';
import { endWords } from './words';

/** Where it does not come, the page thanks without it. */
const ExamScore = lazy(() => import('./exam/ExamScore').catch(() => ({ default: () => <></> })));

/** Where they do not come, the page thanks without them. */
const OwnAnswers = lazy(() => import('./OwnAnswers').catch(() => ({ default: () => <></> })));

const COUNTED: Receipt = { responseId: '', status: 'complete' };

/** The author's end page for this visit; null where there is none. After a reload the answers are gone, and so is what was inserted of them. */
function endingOf({ survey: { definition, surveyId }, receipt, given, origin }: Session): FilledEnding | null {
  if (!definition.endings) return null;
  const { responseId, status } = receipt ?? COUNTED;
  const end = given ? undefined : rememberedEnd(surveyId, responseId);
  if (end === 'closed') return filledEnding(definition, { status: end, ...origin });
  return filledEnding(definition, { status, nodeId: end, answers: given, responseId: responseId || undefined, ...origin });
}

/** Thanks the respondent, in the author's words where there are any; on a later visit, says that the survey was already submitted and how to answer again. */
export function EndPage() {
  const { session, restart } = useVisit();
  const messages = useMessages();
  const words = endWords(messages.language);
  // Turn 0 is the state the page was opened in: the receipt is from an earlier visit.
  const [isReopened] = useState(session.attention.turn === 0);
  const isPreviewed = session.receipt?.responseId === PREVIEWED;
  const isEarlier = isReopened && !isPreviewed;
  const [ending] = useState(() => endingOf(session));
  useEndMemory(session);

  const texts = {
    complete: isEarlier ? words.alreadyText : messages.endText,
    screened: words.screenedText,
    over_quota: words.overQuotaText,
  };
  const survey = session.survey.definition.title;
  const text = texts[session.receipt?.status ?? 'complete'];
  const { settings } = session.survey.definition;
  const again = isEarlier && settings?.retake !== false && (
    <Button kind="secondary" onClick={restart}>
      {words.answerAgain}
    </Button>
  );
  const page = ending ? (
    <EndingPage
      ending={ending}
      survey={survey}
      title={messages.endTitle}
      text={text}
      notes={isEarlier ? [words.alreadyText] : []}
      isEarlier={isReopened}
    >
      {again}
    </EndingPage>
  ) : (
    <NoticePage sign="done" survey={survey} title={isEarlier ? words.alreadyTitle : messages.endTitle} text={text}>
      {again}
    </NoticePage>
  );
  const { survey: visited, given, receipt } = session;
  // After a reload the answers are gone, and the score is asked for by the submission that is remembered.
  const submissionId = given ? session.submissionId : receipt && rememberedExam(visited.surveyId, receipt.responseId);
  const own = { survey: visited, answers: given ?? {} };
  return (
    <>
      {page}
      <Suspense fallback={null}>
        {settings?.exam?.showAfter && submissionId && <ExamScore {...own} submissionId={submissionId} />}
        {settings?.showAnswers && given && <OwnAnswers {...own} submissionId={session.submissionId} />}
      </Suspense>
    </>
  );
}
