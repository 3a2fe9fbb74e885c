import { useEffect, useRef } from 'react';

/** When a mark is taken away the focus goes to the button of the one that takes its place, and from the last one to the picture. */
export function useFocusAfterRemoval() {
  const surface = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(function focusNext() {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? surface.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  });

  return {
    surface,
    list,
    afterRemoving: (place: number) => {
      removed.current = place;
    },
  };
}
