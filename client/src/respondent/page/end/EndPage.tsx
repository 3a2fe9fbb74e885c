import { endNodeIn, filledEnding, type FilledEnding } from '@wence/schema';
import { lazy, Suspense, useEffect, useState } from 'react';
import { endKey, PREVIEWED } from '../../../shared/visit-keys';
import { Button } from '../../control/Button';
import { deviceStorage } from '../../draft/device';
import type { Receipt } from '../../draft/draft';
import { useMessages } from '../../i18n/messages';
import type { Session } from '../../session/session';
import { useVisit } from '../../session/visit-context';
import { NoticePage } from '../NoticePage';
import { EndingPage } from './EndingPage';
import { endWords } from './words';

/** Where they do not come, the page thanks without them. */
const OwnAnswers = lazy(() => import('./OwnAnswers').catch(() => ({ default: () => <></> })));

const COUNTED: Receipt = { responseId: '', status: 'complete' };

/** The question whose own end page a response came to, kept on the device so that a reload shows the same page. No answers are. */
function rememberEnd(surveyId: string, responseId: string, nodeId: number): void {
  deviceStorage.setItem(endKey(surveyId), `${nodeId} ${responseId}`);
}

/** Undefined: this response came to none, or nothing is remembered of it. `closed`: an author looks at the page of a survey that takes no answers. */
function rememberedEnd(surveyId: string, responseId: string): number | 'closed' | undefined {
  const [, end, ofResponse] = /^([1-9]\d{0,9}|closed) (.+)$/.exec(deviceStorage.getItem(endKey(surveyId)) ?? '') ?? [];
  if (end === undefined || ofResponse !== responseId) return undefined;
  return end === 'closed' ? end : Number(end);
}

/** The author's end page for this visit; null where there is none. After a reload the answers are gone, and so is what was inserted of them. */
function endingOf({ survey: { definition, surveyId }, receipt, given, origin }: Session): FilledEnding | null {
  if (!definition.endings) return null;
  const { responseId, status } = receipt ?? COUNTED;
  const end = given ? undefined : rememberedEnd(surveyId, responseId);
  if (end === 'closed') return filledEnding(definition, { status: end, ...origin });
  return filledEnding(definition, { status, nodeId: end, answers: given, responseId: responseId || undefined, ...origin });
}

/** Keeps which question's own page it was, where there are such pages. */
function useEndMemory({ survey: { definition, surveyId }, receipt, given }: Session): void {
  useEffect(
    function remember() {
      if (!given || !receipt || !definition.endings?.nodes) return;
      const nodeId = endNodeIn(definition, given);
      if (nodeId !== undefined) rememberEnd(surveyId, receipt.responseId, nodeId);
    },
    [definition, surveyId, receipt, given],
  );
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
  if (!settings?.showAnswers || !session.given) return page;
  return (
    <>
      {page}
      <Suspense fallback={null}>
        <OwnAnswers survey={session.survey} answers={session.given} submissionId={session.submissionId} />
      </Suspense>
    </>
  );
}
