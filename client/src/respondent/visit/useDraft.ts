import { type Dispatch, useEffect } from 'react';
import { draftStore } from '../draft/device';
import { loadEndPage } from '../opening/later-pages';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { draftOf } from '../session/start-session';

/** One promise for the whole visit, so that pages are told in the order in which they were shown. */
let teller: Promise<typeof import('./tell-progress')> | undefined;

/** Keeps the device's memory of this visit up to date, what the server knows of its progress, and this visit up to date with other tabs. */
export function useDraft(session: Session, dispatch: Dispatch<Action>): void {
  const { surveyId } = session.survey;

  useEffect(
    function tellProgress() {
      // It is loaded once the page can be used, and nothing waits for it.
      if (session.stage !== 'form') return;
      teller ??= import('./tell-progress');
      teller.then(
        (late) => late.tell(surveyId, draftOf(session)),
        // The next page tries again.
        () => {
          teller = undefined;
        },
      );
    },
    [session, surveyId],
  );

  useEffect(
    function remember() {
      if (session.receipt) draftStore.finish(surveyId, session.receipt);
      else if (session.survey.definition.settings?.resume !== false) draftStore.writeDraft(surveyId, draftOf(session));
    },
    [session, surveyId],
  );

  useEffect(
    function followOtherTabs() {
      const follow = () => {
        const receipt = draftStore.readReceipt(surveyId);
        const draft = draftStore.readDraft(surveyId);
        if (receipt) void loadEndPage().then(() => dispatch({ type: 'finished', receipt }));
        else if (draft) dispatch({ type: 'adopted', draft });
      };
      const handleStorage = ({ key }: StorageEvent) => {
        if (draftStore.concerns(surveyId, key)) follow();
      };
      // A page that comes back from the browser's Back heard nothing while it was away.
      const handleShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) follow();
      };
      window.addEventListener('storage', handleStorage);
      window.addEventListener('pageshow', handleShow);
      return () => {
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', handleShow);
      };
    },
    [surveyId, dispatch],
  );
}
