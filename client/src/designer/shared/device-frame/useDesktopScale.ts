import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels: as wide as a small desk. */
const DESKTOP = 1024;

/** Scale that makes a desktop page fit the width of an element; at most 1. */
export function useDesktopScale(stage: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DESKTOP);
  useEffect(
    function followWidth() {
      const element = stage.current;
      if (!element) return undefined;
      const observer = new ResizeObserver(() => setWidth(element.clientWidth));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [stage],
  );
  return Math.min(1, width / DESKTOP);
}
