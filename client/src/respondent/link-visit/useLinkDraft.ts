import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { draftOf } from '../session/start-session';
import { contentOf, forgetKnown, isSaved, keepsWithLink, type Saved, saveAtLast, saveDraft, takeOver } from './link-draft';

/** Milliseconds without a change before answers are saved, and until it is tried again. */
const PAUSE_MS = 2000;
const AGAIN_MS = 30_000;

/** Keeps the server's draft up to date while somebody answers by a one-to-one link, and this page up to date with the other devices. */
export function useLinkDraft(session: Session, dispatch: Dispatch<Action>): void {
  const { survey, stage, sending } = session;
  const { surveyId } = survey;
  const isAnswering = stage === 'form' && sending.kind === 'idle' && keepsWithLink(survey.definition);
  const saving = useRef<{ isBusy: boolean; last: Saved }>({ isBusy: false, last: 'saved' });
  const content = isAnswering ? contentOf(draftOf(session)) : null;

  const save = useEffectEvent(async () => {
    const draft = draftOf(session);
    const { isBusy, last } = saving.current;
    if (isBusy || last === 'never' || isSaved(surveyId, draft)) return;
    saving.current.isBusy = true;
    saving.current = { isBusy: false, last: await saveDraft(surveyId, draft) };
  });
  const turn = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      void takeOver(surveyId).then((other) => other && dispatch({ type: 'adopted', draft: other }));
    else if (saving.current.last !== 'never' && !isSaved(surveyId, draftOf(session))) saveAtLast(surveyId, draftOf(session));
  });

  useEffect(
    function saveAfterPause() {
      if (content === null) return undefined;
      const timer = setTimeout(() => void save(), PAUSE_MS);
      // Saves what changed while a save was under way, and what failed.
      const repeat = setInterval(() => void save(), AGAIN_MS);
      return () => {
        clearTimeout(timer);
        clearInterval(repeat);
      };
    },
    [content],
  );

  useEffect(
    function followOtherDevices() {
      if (!isAnswering) return undefined;
      const handleTurn = () => turn();
      document.addEventListener('visibilitychange', handleTurn);
      return () => document.removeEventListener('visibilitychange', handleTurn);
    },
    [isAnswering],
  );

  useEffect(
    function forgetAtTheEnd() {
      if (stage === 'done') forgetKnown(surveyId);
    },
    [stage, surveyId],
  );
}
