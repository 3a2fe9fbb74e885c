import { type Dispatch, useEffect } from 'react';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import { viewOf } from '../session/way';

const SECOND_MS = 1000;

/** Counts the time on pages that limit how long one stays. Time away from the page counts for none. */
export function useStay(session: Session, dispatch: Dispatch<Action>): void {
  const { page } = viewOf(session);
  const isLimited = page !== null && (page.minSeconds > 0 || page.maxSeconds > 0);
  const isCounting = session.stage === 'form' && session.way.stage === 'pages' && isLimited;

  useEffect(
    function count() {
      if (!isCounting) return undefined;
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') dispatch({ type: 'ticked' });
      }, SECOND_MS);
      const handleReturn = () => {
        if (document.visibilityState === 'visible') dispatch({ type: 'returned' });
      };
      document.addEventListener('visibilitychange', handleReturn);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', handleReturn);
      };
    },
    [isCounting, dispatch],
  );
}
