import { type Dispatch, useEffect, useRef } from 'react';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { screenOf } from '../session/way';

/** The screen of the current history entry; an entry that is not ours is the one the visit began on. */
function screenInHistory(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'screen' in state && typeof state.screen === 'number' ? state.screen : 0;
}

/** One history entry per screen, so that the phone's Back goes to the screen before and leaves the survey only from the first. */
export function useScreenHistory(session: Session, dispatch: Dispatch<Action>): void {
  const { stage } = session;
  const isSent = session.receipt !== null;
  // Every request to be shown a screen counts, also one that was not followed: a page may forbid the way back.
  const { turn } = session.attention;
  const screen = screenOf(session);
  const current = useRef(screen);

  useEffect(
    function follow() {
      current.current = screen;
      // After the end there is nothing to go back to: the next Back leaves.
      const wanted = isSent ? 0 : screen;
      const at = screenInHistory();
      if (stage === 'resume' || wanted === at) return;
      if (wanted < at) window.history.go(wanted - at);
      for (let next = at + 1; next <= wanted; next += 1) window.history.pushState({ screen: next, turn }, '');
    },
    [stage, isSent, screen, turn],
  );

  useEffect(
    function listenForBack() {
      const handlePop = () => {
        if (screenInHistory() !== current.current) dispatch({ type: 'shown', screen: screenInHistory() });
      };
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
    [dispatch],
  );
}
