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

/** What opened a dialog gets the focus back when the dialog is gone, unless something else has it by then. */
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
 * What has the focus keeps it while its row changes places: a row that is taken out and put back in loses it otherwise. Where a button cannot be
 * used any more at the new place, one beside it takes over.
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
