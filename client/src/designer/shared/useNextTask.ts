import { useCallback, useEffect, useRef } from 'react';
import { afterThisTask } from './after-this-task';

/**
 * Work that waits until the browser has finished what it is at: what is typed appears first. `later` puts work off, and forgets what waited
 * before; `now` does what waits. Nothing is lost with the part of the screen that put it off.
 */
export function useNextTask() {
  const waiting = useRef<(() => void) | null>(null);
  const now = useCallback(() => {
    const work = waiting.current;
    waiting.current = null;
    work?.();
  }, []);
  const later = useCallback(
    (work: () => void) => {
      if (!waiting.current) afterThisTask(now);
      waiting.current = work;
    },
    [now],
  );
  useEffect(() => now, [now]);
  return { later, now };
}
