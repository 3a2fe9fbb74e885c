import { useEffect } from 'react';
import type { Session } from '../session/session';

/** Tells the server how far this visit is. What does so comes after the page can be used, and nothing waits for it. */
export function useProgress(session: Session): void {
  useEffect(
    function tell() {
      import('../send/tell-progress').then((late) => late.tellProgress(session)).catch(() => {});
    },
    [session],
  );
}
