import { useCallback, useEffect, useRef } from 'react';

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

/** Sooner than a timer, which comes after a millisecond at the earliest. */
function afterThisTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}
