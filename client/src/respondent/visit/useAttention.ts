import { useEffect, useRef } from 'react';
import type { Session } from '../session/session';

/** Takes eyes and keyboard to where the visit says: the top of a new screen, or the control that needs a correction. */
export function useAttention({ attention }: Session): void {
  const seen = useRef(attention.turn);

  useEffect(
    function attend() {
      if (seen.current === attention.turn) return;
      seen.current = attention.turn;
      if (attention.target === 'top') {
        window.scrollTo(0, 0);
        document.getElementById('screen-title')?.focus({ preventScroll: true });
        return;
      }
      const question = document.querySelector(`[data-question="${attention.target}"]`);
      const control =
        question?.querySelector<HTMLElement>('[data-faulty]') ?? question?.querySelector<HTMLElement>('input, select, textarea, button');
      // The list of errors on top stays in sight when the question fits below it.
      window.scrollTo(0, 0);
      if (question && question.getBoundingClientRect().bottom > window.innerHeight) question.scrollIntoView({ block: 'start' });
      control?.focus({ preventScroll: control.dataset.faulty === undefined });
    },
    [attention],
  );
}
