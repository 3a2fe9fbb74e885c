import { useMemo, useRef } from 'react';

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
