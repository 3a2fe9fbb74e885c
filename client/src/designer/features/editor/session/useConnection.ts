import { type Dispatch, useEffect } from 'react';
import type { SessionAction } from './session-action';

/** Tries again at once where the network is back, and sends what there is before the page may be taken away. */
export function useConnection(dispatch: Dispatch<SessionAction>): void {
  useEffect(
    function followConnection() {
      const reconnected = () => dispatch({ type: 'reconnected' });
      const hidden = () => document.visibilityState === 'hidden' && dispatch({ type: 'flush' });
      window.addEventListener('online', reconnected);
      document.addEventListener('visibilitychange', hidden);
      return () => {
        window.removeEventListener('online', reconnected);
        document.removeEventListener('visibilitychange', hidden);
      };
    },
    [dispatch],
  );
}
