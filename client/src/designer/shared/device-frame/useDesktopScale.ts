import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** CSS pixels: as wide as a small desk. */
const DESKTOP = 1024;

const scaled = (scale: number): CSSProperties & { '--scale': number } => ({ '--scale': scale });

/** Style of an element that a desktop page is drawn in: `--scale` makes the page fit its width, and is at most 1. */
export function useDesktopScale(stage: RefObject<HTMLElement | null>): CSSProperties {
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
  return scaled(Math.min(1, width / DESKTOP));
}
