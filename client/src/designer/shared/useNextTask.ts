import { useCallback, useEffect, useRef } from 'react';

/** Runs work in a new task, so that the browser can handle input first. Faster than a timer, which takes at least a millisecond. */
export function afterThisTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const run = () => {
    port1.close();
    work();
  };
  port1.addEventListener('message', run, { once: true });
  port1.start();
  port2.postMessage(null);
}

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
