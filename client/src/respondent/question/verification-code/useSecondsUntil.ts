import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));

/** Counts down to a moment, by `Date.now()`; 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [, tick] = useState(0);
  const seconds = secondsUntil(at);

  useEffect(
    function count() {
      if (secondsUntil(at) === 0) return undefined;
      const timer = setInterval(() => {
        tick((times) => times + 1);
        if (secondsUntil(at) === 0) clearInterval(timer);
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [at],
  );
  return seconds;
}
