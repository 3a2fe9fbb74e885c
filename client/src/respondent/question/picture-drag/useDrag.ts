import { type PointerEvent as ReactPointerEvent, useState } from 'react';

/** A finger that rests this long means to drag; one that moves before means to scroll. */
const HOLD_MS = 250;
const SLACK_PX = 6;

/** The option whose place is under this point of the screen. */
function optionAt(x: number, y: number): number | null {
  const place = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLElement && element.dataset.drop !== undefined);
  return place instanceof HTMLElement ? Number(place.dataset.drop) : null;
}

/** Dragging with mouse, pen or finger. Nothing depends on it: each picture has a list to choose from as well. */
export function useDrag(onDrop: (rowId: number, optionId: number) => void) {
  const [lifted, setLifted] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function start(event: ReactPointerEvent<HTMLElement>, rowId: number) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { currentTarget: picture, clientX, clientY, pointerType } = event;
    const ended = new AbortController();
    let isLifted = false;
    const lift = () => {
      isLifted = true;
      setLifted(rowId);
    };
    const hold = pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : undefined;
    const end = () => {
      clearTimeout(hold);
      ended.abort();
      picture.style.removeProperty('transform');
      setLifted(null);
      setOver(null);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isFar = Math.hypot(x - clientX, y - clientY) > SLACK_PX;
      if (!isLifted && isFar && pointerType === 'touch') return end();
      if (!isLifted && isFar) lift();
      if (!isLifted) return;
      picture.style.setProperty('transform', `translate(${x - clientX}px, ${y - clientY}px)`);
      setOver(optionAt(x, y));
    };
    const drop = ({ clientX: x, clientY: y }: PointerEvent) => {
      const optionId = isLifted ? optionAt(x, y) : null;
      end();
      if (optionId !== null) onDrop(rowId, optionId);
    };
    const { signal } = ended;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    // Once a picture is lifted the finger moves it, not the page.
    picture.addEventListener('touchmove', (touch) => isLifted && touch.preventDefault(), { signal, passive: false });
    picture.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
  }

  return { lifted, over, start };
}
