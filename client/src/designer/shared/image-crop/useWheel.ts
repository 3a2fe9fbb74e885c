import { type RefObject, useEffect, useRef } from 'react';

/** Calls with each turn of the wheel over an element, which then scrolls nothing else. React's own listeners cannot keep a page from scrolling. */
export function useWheel(target: RefObject<HTMLElement | null>, onTurn: (down: number) => void): void {
  const newest = useRef(onTurn);
  useEffect(function keepNewest() {
    newest.current = onTurn;
  });
  useEffect(
    function listen() {
      const element = target.current;
      const turn = (event: WheelEvent) => {
        event.preventDefault();
        newest.current(event.deltaY);
      };
      element?.addEventListener('wheel', turn, { passive: false });
      return () => element?.removeEventListener('wheel', turn);
    },
    [target],
  );
}
