import { useEffect, useMemo, useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog once that has closed; one that is gone at once leaves it nowhere. Call what it returns before opening.
 */
export function useFocusBack(isOpen: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(
    function giveFocusBack() {
      if (isOpen) return;
      opener.current?.focus();
      opener.current = null;
    },
    [isOpen],
  );
  return () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}

/** Returns the focus to the element that opened a dialog once the dialog is gone, unless something else has taken it. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return useMemo(
    () => ({
      hold: () => {
        opener.current = document.activeElement;
      },
      giveBack: () => {
        requestAnimationFrame(() => {
          const isFree = document.activeElement === null || document.activeElement === document.body;
          if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
        });
      },
    }),
    [],
  );
}

/**
 * Keeps the focus on the current element while its row changes places: moving a row in the document would drop it. If the button is disabled
 * at the new place, a button beside it takes over.
 */
export function keepFocus(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    if (!held.isConnected) return;
    const isUsable = !held.matches(':disabled');
    const next = isUsable ? held : held.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
    if (document.activeElement !== next) next?.focus();
  });
}
