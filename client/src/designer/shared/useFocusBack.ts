import { useEffect, useRef } from 'react';

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
